import type { TariffEffect } from '@caravan/shared/contracts/calls';
import type { LandedPrice } from '@caravan/shared/landed';
import type { Db } from '../../database/database';
import type { TariffRevision } from '../landed';
import { approvedRevisions, carBatches, declarationDay, highestUsd, priceOf, readBasis } from '../landed';

/** Returns the value below which a share of ascending numbers lies, interpolated as `percentile_cont` of PostgreSQL does it. */
const quantileOf = (ascending: readonly number[], share: number): number => {
  const position = (ascending.length - 1) * share;
  const [low = 0, high = low] = [ascending[Math.floor(position)], ascending[Math.ceil(position)]];
  return Math.round(low + (high - low) * (position - Math.floor(position)));
};

type Outcome = 'priced' | 'unpriced' | 'importable' | 'notImportable';

/**
 * Returns what a revision changes for a car. Without a tariff the age limit is unknown, so a car that is too old for the other one is
 * neither admitted nor refused.
 */
const outcomeOf = (before: LandedPrice, after: LandedPrice): Outcome | undefined => {
  if (before.problem === 'noTariff') return after.total ? 'priced' : undefined;
  if (after.problem === 'noTariff') return before.total ? 'unpriced' : undefined;
  const [wasTooOld, isTooOld] = [before.problem === 'tooOld', after.problem === 'tooOld'];
  if (wasTooOld === isTooOld) return undefined;
  return isTooOld ? 'notImportable' : 'importable';
};

/**
 * Returns what a revision changes for the cars of the catalogue, compared with the other tariffs that count. Takes seconds for a large
 * catalogue. `today`: `YYYY-MM-DD`.
 */
export const effectOf = async (db: Db, today: string, tariff: TariffRevision): Promise<TariffEffect> => {
  const { country, validFrom } = tariff.document;
  const otherRevisions = await approvedRevisions(db, tariff);
  const documentsOf = (revisions: readonly TariffRevision[]) => revisions.map(({ document }) => document);
  const [basisWithout, basisWith] = await Promise.all([
    readBasis(db, today, documentsOf(otherRevisions)),
    readBasis(db, today, documentsOf([...otherRevisions.filter(({ id }) => id !== tariff.id), tariff])),
  ]);
  const ifOrderedToday = declarationDay(basisWithout, country);
  const declaredOn = validFrom > ifOrderedToday ? validFrom : ifOrderedToday;
  const outcomes = { priced: 0, unpriced: 0, importable: 0, notImportable: 0 };
  const differencesUsd: number[] = [];
  let carCount = 0;
  for await (const cars of carBatches(db)) {
    carCount += cars.length;
    for (const car of cars) {
      const [before, after] = [
        priceOf(car, country, basisWithout, declaredOn),
        priceOf(car, country, basisWith, declaredOn),
      ];
      const outcome = outcomeOf(before, after);
      if (outcome) outcomes[outcome] += 1;
      const [oldUsd, newUsd] = [highestUsd(before), highestUsd(after)];
      if (oldUsd !== null && newUsd !== null && oldUsd !== newUsd) differencesUsd.push(newUsd - oldUsd);
    }
  }
  differencesUsd.sort((a, b) => a - b);
  const [lowest, highest] = [differencesUsd[0], differencesUsd.at(-1)];
  const hasChanges = lowest !== undefined && highest !== undefined;
  return {
    declaredOn,
    cars: carCount,
    changed: differencesUsd.length,
    quartiles: hasChanges
      ? [quantileOf(differencesUsd, 0.25), quantileOf(differencesUsd, 0.5), quantileOf(differencesUsd, 0.75)]
      : null,
    largest: hasChanges ? (Math.abs(lowest) > Math.abs(highest) ? lowest : highest) : null,
    ...outcomes,
  };
};
