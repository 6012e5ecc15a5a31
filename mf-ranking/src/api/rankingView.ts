import type { rankList } from '@caravan/shared/contracts/calls';
import { measures, type Measure, type RankingId, type RankListArguments } from './measures';
import { saleMonths } from './months';

export type RankList = NonNullable<(typeof rankList.result)['~types']>['output'];

export type CarType = NonNullable<RankListArguments['carType']>;

export const carTypes: readonly CarType[] = ['sedan', 'suv', 'mpv'];

export const PAGE_SIZE = 10;
/** The call's own limit. */
const LAST_PAGE = 10_000;

/** What the address asks for; what it does not say, or says wrong, is the default. */
export interface RankingView {
  readonly id: RankingId;
  readonly measure: Measure;
  /** Only sales have a month of their own. */
  readonly month: string | undefined;
  /** The months to choose from, newest first; none where the ranking has no month. */
  readonly months: readonly string[];
  readonly carType: CarType | undefined;
  readonly page: number;
}

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
};

export const rankingView = (id: RankingId, search: URLSearchParams, today: string): RankingView => {
  const months = id === 'sale' ? saleMonths(today) : [];
  return {
    id,
    measure: measures[id].find(({ key }) => key === search.get('by')) ?? measures[id][0],
    months,
    month: months.find((month) => month === search.get('month')) ?? months[0],
    carType: carTypes.find((type) => type === search.get('carType')),
    page: pageOf(search.get('page')),
  };
};

/** The call behind a view. */
export const rankListArguments = ({ measure, month, carType, page }: RankingView): RankListArguments => ({
  rankType: measure.rankType,
  size: PAGE_SIZE,
  current: page,
  ...(month ? { month } : {}),
  ...(carType ? { carType } : {}),
});

/**
 * The address of a view with changes, without what is the default. Any change but that of the page itself goes back to
 * the first page.
 */
export const rankingAddress = (view: RankingView, changes: Partial<Omit<RankingView, 'id' | 'months'>>): string => {
  const { id, measure, months, month, carType, page } = { ...view, page: 1, ...changes };
  const search = new URLSearchParams();
  if (measure.key !== measures[id][0].key) search.set('by', measure.key);
  if (month && month !== months[0]) search.set('month', month);
  if (carType) search.set('carType', carType);
  if (page > 1) search.set('page', String(page));
  return `/sales/${id}${search.size > 0 ? `?${search.toString()}` : ''}`;
};
