import type { TariffEntry } from '@caravan/shared/contracts/calls';
import { basesOf, tariffOn } from '@caravan/shared/landed';
import { siteDay } from '@caravan/shared/terms';
import { asc, or } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { tariffApprovals } from '../../database/schema';
import type { RevisionKey, TariffRevision } from '../landed';
import { APPROVALS_NEEDED, approvedRevisions, isApprovalOf, newestRevisions } from '../landed';

const isSame = (one: RevisionKey, other: RevisionKey): boolean =>
  one.id === other.id && one.revision === other.revision;

const shownOf = (counting: readonly TariffRevision[], newest: readonly TariffRevision[]): TariffRevision[] => [
  ...counting,
  ...newest.filter((each) => !counting.some((other) => isSame(each, other))),
];

/** The newest revision of each tariff, and the one that counts if it is another. */
export const shownRevisions = async (db: Db): Promise<TariffRevision[]> =>
  shownOf(await approvedRevisions(db), await newestRevisions(db));

/** The tariffs that admins see. `today`: `YYYY-MM-DD`. */
export const listTariffs = async (db: Db, today: string): Promise<TariffEntry[]> => {
  const counting = await approvedRevisions(db);
  const shown = shownOf(counting, await newestRevisions(db));
  const approvals = await db
    .select()
    .from(tariffApprovals)
    .where(or(...shown.map(isApprovalOf)))
    .orderBy(asc(tariffApprovals.approvedAt), asc(tariffApprovals.approver));
  const documents = counting.map(({ document }) => document);
  const entries = shown.map(({ id, revision, document }): TariffEntry => {
    const { country, validFrom, validTo, author, sources } = document;
    const bases = basesOf(document);
    const confirmed = bases.filter(({ confidence }) => confidence === 'confirmed').length;
    const own = approvals.filter((each) => isSame({ id: each.tariffId, revision: each.revision }, { id, revision }));
    return {
      id,
      revision,
      country,
      validFrom,
      validTo,
      author,
      sources: Object.values(sources),
      confirmed,
      assumed: bases.length - confirmed,
      approvals: own.map(({ approver, approvedAt }) => ({ name: approver, day: siteDay(approvedAt.getTime()) })),
      missing: Math.max(0, APPROVALS_NEEDED - own.length),
      isInForce: tariffOn(documents, country, today) === document,
    };
  });
  return entries.toSorted(
    (one, other) =>
      one.country.localeCompare(other.country) ||
      other.validFrom.localeCompare(one.validFrom) ||
      one.id.localeCompare(other.id) ||
      other.revision - one.revision,
  );
};
