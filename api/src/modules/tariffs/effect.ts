import type { TariffEffect } from '@caravan/shared/contracts/calls';
import type { LandedPrice } from '@caravan/shared/landed';
import type { Db } from '../../database/database';
import type { TariffRevision } from '../landed';
import { approvedRevisions, carBatches, declarationDay, highestUsd, priceOf, readBasis } from '../landed';

/** The value below which a share of ascending numbers lies, interpolated as `percentile_cont` of PostgreSQL does it. */
const quantileOf = (ascending: readonly number[], share: number): number => {
  const place = (ascending.length - 1) * share;
  const [low = 0, high = low] = [ascending[Math.floor(place)], ascending[Math.ceil(place)]];
  return Math.round(low + (high - low) * (place - Math.floor(place)));
};

type Outcome = 'priced' | 'unpriced' | 'importable' | 'notImportable';

const outcomeOf = (before: LandedPrice, after: LandedPrice): Outcome | undefined => {
  const [wasTooOld, isTooOld] = [before.problem === 'tooOld', after.problem === 'tooOld'];
  if (wasTooOld !== isTooOld) return isTooOld ? 'notImportable' : 'importable';
  if (before.problem === 'noTariff' && after.total) return 'priced';
  return before.total && after.problem === 'noTariff' ? 'unpriced' : undefined;
};

/**
 * What a revision changes for the cars of the catalogue, compared with the other tariffs that count. Takes seconds for a large catalogue.
 * `today`: `YYYY-MM-DD`.
 */
export const effectOf = async (db: Db, today: string, tariff: TariffRevision): Promise<TariffEffect> => {
  const { country, validFrom } = tariff.document;
  const others = await approvedRevisions(db, tariff);
  const documentsOf = (revisions: readonly TariffRevision[]) => revisions.map(({ document }) => document);
  const [without, withIt] = await Promise.all([
    readBasis(db, today, documentsOf(others)),
    readBasis(db, today, documentsOf([...others.filter(({ id }) => id !== tariff.id), tariff])),
  ]);
  const ordered = declarationDay(without, country);
  const declaredOn = validFrom > ordered ? validFrom : ordered;
  const outcomes = { priced: 0, unpriced: 0, importable: 0, notImportable: 0 };
  const changes: number[] = [];
  let all = 0;
  for await (const cars of carBatches(db)) {
    all += cars.length;
    for (const car of cars) {
      const [before, after] = [priceOf(car, country, without, declaredOn), priceOf(car, country, withIt, declaredOn)];
      const outcome = outcomeOf(before, after);
      if (outcome) outcomes[outcome] += 1;
      const [old, changed] = [highestUsd(before), highestUsd(after)];
      if (old !== null && changed !== null && old !== changed) changes.push(changed - old);
    }
  }
  changes.sort((one, other) => one - other);
  const [lowest, highest] = [changes[0], changes.at(-1)];
  const hasChanges = lowest !== undefined && highest !== undefined;
  return {
    declaredOn,
    cars: all,
    changed: changes.length,
    quartiles: hasChanges ? [quantileOf(changes, 0.25), quantileOf(changes, 0.5), quantileOf(changes, 0.75)] : null,
    largest: hasChanges ? (Math.abs(lowest) > Math.abs(highest) ? lowest : highest) : null,
    ...outcomes,
  };
};
