import { errorCodes } from '@caravan/shared/contracts/calls';
import { and, eq, gt, max, ne } from 'drizzle-orm';
import { hashOfToken, createToken } from '../../credentials/token';
import type { Db } from '../../database/database';
import { emailChanges } from '../../database/schema';
import { reasonOf, Refusal } from '../../envelope/refusal';

const dayMs = 86_400_000;

/** How long the old address may take the account back. */
const validMs = 7 * dayMs;

const recentlyMovedReason = (days: number) =>
  reasonOf(errorCodes.badRequest, days === 1 ? 'users.recentlyMovedOneDay' : 'users.recentlyMoved', { days });

/** Notes a change of address, in its transaction. Returns the token for the mail to the old address. Only its hash is stored. */
export const recordEmailChange = async (
  db: Db,
  { userId, oldEmail, now }: { readonly userId: number; readonly oldEmail: string; readonly now: Date },
): Promise<string> => {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + validMs);
  await db.insert(emailChanges).values({ tokenHash: hashOfToken(token), userId, oldEmail, changedAt: now, expiresAt });
  return token;
};

/** Removes the note of a change that was reverted. */
export const deleteEmailChange = async (db: Db, token: string): Promise<void> => {
  await db.delete(emailChanges).where(eq(emailChanges.tokenHash, hashOfToken(token)));
};

/** Returns whether another account may still be given back to an address, which therefore must stay free. */
export const isOthersOldAddress = async (db: Db, userId: number, email: string, now: Date): Promise<boolean> =>
  (await db.$count(
    emailChanges,
    and(eq(emailChanges.oldEmail, email), ne(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)),
  )) > 0;

/**
 * Refuses to delete an account whose address was changed in the last seven days. A thief could otherwise delete an
 * account that its owner may still take back.
 */
export const refuseRecentlyMoved = async (db: Db, userId: number, now: Date): Promise<void> => {
  const [found] = await db
    .select({ until: max(emailChanges.expiresAt) })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)));
  if (found?.until) {
    throw new Refusal(recentlyMovedReason(Math.ceil((found.until.getTime() - now.getTime()) / dayMs)));
  }
};
