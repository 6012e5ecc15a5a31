import type { rankList } from '@caravan/shared/contracts/calls';

export type RankListArguments = NonNullable<(typeof rankList.parameter)['~types']>['input'];

export const rankingIds = ['sale', 'energy', 'hot', 'division', 'price'] as const;
export type RankingId = (typeof rankingIds)[number];

/** Unit of a ranking's value, which decides how it is formatted. */
export type Unit = 'cars' | 'points' | 'score' | 'km' | 'consumption' | 'cut';

export type MeasureKey =
  | 'retail'
  | 'wholesale'
  | 'summerRange'
  | 'summerConsumption'
  | 'winterRange'
  | 'winterCharging'
  | 'winterConsumption'
  | 'interest'
  | 'score'
  | 'cut';

/** A measure to rank by. `rankType` is the specification's number. */
export interface Measure {
  readonly key: MeasureKey;
  readonly rankType: RankListArguments['rankType'];
  readonly unit: Unit;
}

/** The measures of each ranking, the default first. */
export const measures: Readonly<Record<RankingId, readonly [Measure, ...Measure[]]>> = {
  sale: [
    { key: 'retail', rankType: 11, unit: 'cars' },
    { key: 'wholesale', rankType: 2, unit: 'cars' },
  ],
  energy: [
    { key: 'summerRange', rankType: 60, unit: 'km' },
    { key: 'summerConsumption', rankType: 61, unit: 'consumption' },
    { key: 'winterRange', rankType: 65, unit: 'km' },
    { key: 'winterCharging', rankType: 67, unit: 'km' },
    { key: 'winterConsumption', rankType: 66, unit: 'consumption' },
  ],
  hot: [{ key: 'interest', rankType: 1, unit: 'points' }],
  division: [{ key: 'score', rankType: 58, unit: 'score' }],
  price: [{ key: 'cut', rankType: 52, unit: 'cut' }],
};
