import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Tariff, tariff } from '@caravan/shared/landed';
import { and, count, desc, eq, gte, ne, or, sql } from 'drizzle-orm';
import { is, parse } from 'valibot';
import { tariffsFolder } from '../../config/paths';
import type { Db } from '../../database/database';
import { tariffApprovals, tariffs } from '../../database/schema';

/** The number of people who must approve a tariff before it counts. */
export const APPROVALS_NEEDED = 2;

/** One revision of a tariff document. */
export interface RevisionKey {
  readonly id: string;
  readonly revision: number;
}

export interface TariffRevision extends RevisionKey {
  readonly document: Tariff;
}

/** Reads the tariff documents of `api/tariffs`. Throws for an invalid document and names its file. */
const readTariffFiles = (folder = tariffsFolder): { readonly id: string; readonly document: Tariff }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      try {
        const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        return { id: file.replace(/\.json$/, ''), document: parse(tariff, content) };
      } catch (error) {
        throw new Error(`${join(folder, file)} is not a valid tariff: ${String(error)}`, { cause: error });
      }
    });

/** Stores a document as a new revision of a tariff, unless it is equal to the newest one. */
export const storeTariff = (db: Db, id: string, document: Tariff) => {
  const json = sql`${JSON.stringify(document)}::jsonb`;
  return db.execute(sql`
    insert into ${tariffs} (id, revision, country, document)
    select ${id}, coalesce(max(revision), 0) + 1, ${document.country}, ${json} from ${tariffs} where id = ${id}
    having (array_agg(document order by revision desc))[1] is distinct from ${json}
    on conflict do nothing`);
};

/** Stores new and changed tariff documents. A change is a new revision, which counts once it is approved. */
export const importTariffs = async (db: Db, folder?: string): Promise<void> => {
  for (const { id, document } of readTariffFiles(folder)) await storeTariff(db, id, document);
};

/** Returns the condition for approvals of a revision. */
export const isApprovalOf = ({ id, revision }: RevisionKey) =>
  and(eq(tariffApprovals.tariffId, id), eq(tariffApprovals.revision, revision));

/** Approves a revision. Returns whether it had no approval under this name. */
export const approveTariff = async (db: Db, { id, revision }: RevisionKey, approver: string): Promise<boolean> => {
  const added = await db
    .insert(tariffApprovals)
    .values({ tariffId: id, revision, approver })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
};

/** Deletes the approval of a revision under a name. Returns whether there was one. */
export const withdrawApproval = async (db: Db, key: RevisionKey, approver: string): Promise<boolean> => {
  const deleted = await db
    .delete(tariffApprovals)
    .where(and(isApprovalOf(key), eq(tariffApprovals.approver, approver)))
    .returning();
  return deleted.length > 0;
};

/** Returns the number of approvals of a revision. */
export const approvalsOf = (db: Db, key: RevisionKey): Promise<number> => db.$count(tariffApprovals, isApprovalOf(key));

const columns = { id: tariffs.id, revision: tariffs.revision, document: tariffs.document };

/** Leaves out documents that an earlier version of the code has stored and the current one cannot read. */
const readable = (rows: readonly TariffRevision[]): TariffRevision[] =>
  rows.filter(({ document }) => is(tariff, document));

/** Returns the newest revision of each tariff. */
export const newestRevisions = async (db: Db): Promise<TariffRevision[]> =>
  readable(await db.selectDistinctOn([tariffs.id], columns).from(tariffs).orderBy(tariffs.id, desc(tariffs.revision)));

/**
 * Returns the revisions that count: the newest approved one of each tariff. `except`: a revision that is treated as if it were not
 * approved.
 */
export const approvedRevisions = async (db: Db, except?: RevisionKey): Promise<TariffRevision[]> => {
  const approved = db
    .select({ id: tariffApprovals.tariffId, revision: tariffApprovals.revision })
    .from(tariffApprovals)
    .where(except && or(ne(tariffApprovals.tariffId, except.id), ne(tariffApprovals.revision, except.revision)))
    .groupBy(tariffApprovals.tariffId, tariffApprovals.revision)
    .having(gte(count(), APPROVALS_NEEDED))
    .as('approved');
  const rows = await db
    .selectDistinctOn([tariffs.id], columns)
    .from(tariffs)
    .innerJoin(approved, and(eq(approved.id, tariffs.id), eq(approved.revision, tariffs.revision)))
    .orderBy(tariffs.id, desc(tariffs.revision));
  return readable(rows);
};

/** Returns the tariffs that count. */
export const approvedTariffs = async (db: Db): Promise<Tariff[]> =>
  (await approvedRevisions(db)).map(({ document }) => document);
