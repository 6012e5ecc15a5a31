import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tariff } from '@caravan/shared/landed';
import { tariff } from '@caravan/shared/landed';
import { count, eq, gte, inArray, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { tariffsFolder } from '../../config/paths';
import type { Db } from '../../database/database';
import { tariffApprovals, tariffs } from '../../database/schema';

/** The number of people who must approve a tariff before it counts. */
const APPROVALS_NEEDED = 2;

/** Reads the tariff documents of `api/tariffs`. Throws for an invalid document and names its file. */
export const readTariffFiles = (folder = tariffsFolder): { readonly id: string; readonly document: Tariff }[] =>
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

/** Stores new and changed tariff documents. A changed document loses its approvals. */
export const importTariffs = async (db: Db, folder?: string): Promise<void> => {
  for (const { id, document } of readTariffFiles(folder)) {
    const { country } = document;
    const changed = await db
      .insert(tariffs)
      .values({ id, country, document })
      .onConflictDoUpdate({
        target: tariffs.id,
        set: { country, document },
        setWhere: sql`${tariffs.document} is distinct from excluded.document`,
      })
      .returning({ id: tariffs.id });
    if (changed.length > 0) await db.delete(tariffApprovals).where(eq(tariffApprovals.tariffId, id));
  }
};

/** Approves a tariff. Approving it twice under one name counts once. */
export const approveTariff = (db: Db, tariffId: string, approver: string) =>
  db.insert(tariffApprovals).values({ tariffId, approver }).onConflictDoNothing();

/** The tariffs that count. */
export const approvedTariffs = async (db: Db): Promise<Tariff[]> => {
  const approved = db
    .select({ id: tariffApprovals.tariffId })
    .from(tariffApprovals)
    .groupBy(tariffApprovals.tariffId)
    .having(gte(count(), APPROVALS_NEEDED));
  const rows = await db.select({ document: tariffs.document }).from(tariffs).where(inArray(tariffs.id, approved));
  return rows.map(({ document }) => document);
};
