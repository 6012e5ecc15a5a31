import { lte } from 'drizzle-orm';
import type { Db } from '../database/database';
import { adminTokens, emailChanges, loginNonces, requestReplay, sessions } from '../database/schema';

const tables = [adminTokens, emailChanges, loginNonces, requestReplay, sessions];

/** Deletes expired sessions, nonces, tokens of admins, rights to undo a change of address, and ids of stale requests. */
export const deleteExpired = async (db: Db, now: Date): Promise<void> => {
  await Promise.all(tables.map((table) => db.delete(table).where(lte(table.expiresAt, now))));
};
