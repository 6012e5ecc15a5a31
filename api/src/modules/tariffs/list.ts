import type { TariffEntry } from '@caravan/shared/contracts/calls';
import { basesOf, tariffOn } from '@caravan/shared/landed';
import { siteDay } from '@caravan/shared/terms';
import { asc, or } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { tariffApprovals } from '../../database/schema';
import type { RevisionKey, TariffRevision } from '../landed';
import { APPROVALS_NEEDED, approvedRevisions, isApprovalOf, newestRevisions } from '../landed';

const isSame = (a: RevisionKey, b: RevisionKey): boolean => a.id === b.id && a.revision === b.revision;

const mergeRevisions = (approved: readonly TariffRevision[], newest: readonly TariffRevision[]): TariffRevision[] => [
  ...approved,
  ...newest.filter((each) => !approved.some((other) => isSame(each, other))),
];

/** Returns the newest revision of each tariff, and the one that counts if it is another. */
export const listRevisions = async (db: Db): Promise<TariffRevision[]> =>
  mergeRevisions(await approvedRevisions(db), await newestRevisions(db));

/** Returns the tariffs that admins see. `today`: `YYYY-MM-DD`. */
export const listTariffs = async (db: Db, today: string): Promise<TariffEntry[]> => {
  const approved = await approvedRevisions(db);
  const revisions = mergeRevisions(approved, await newestRevisions(db));
  const approvals = await db
    .select()
    .from(tariffApprovals)
    .where(or(...revisions.map(isApprovalOf)))
    .orderBy(asc(tariffApprovals.approvedAt), asc(tariffApprovals.approver));
  const documents = approved.map(({ document }) => document);
  const entries = revisions.map(({ id, revision, document }): TariffEntry => {
    const { country, validFrom, validTo, author, sources } = document;
    const bases = basesOf(document);
    const confirmed = bases.filter(({ confidence }) => confidence === 'confirmed').length;
    const revisionApprovals = approvals.filter((each) =>
      isSame({ id: each.tariffId, revision: each.revision }, { id, revision }),
    );
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
      approvals: revisionApprovals.map(({ approver, approvedAt }) => ({
        name: approver,
        day: siteDay(approvedAt.getTime()),
      })),
      missing: Math.max(0, APPROVALS_NEEDED - revisionApprovals.length),
      isInForce: tariffOn(documents, country, today) === document,
    };
  });
  return entries.toSorted(
    (a, b) =>
      a.country.localeCompare(b.country) ||
      b.validFrom.localeCompare(a.validFrom) ||
      a.id.localeCompare(b.id) ||
      b.revision - a.revision,
  );
};
