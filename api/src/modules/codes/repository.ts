import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { codeTries, emailCodes, emailSlots } from '../../database/schema';

/** Takes the right to send to an address until `freeAt`; of several callers at once one gets it. */
export const takeSlot = async (db: Db, email: string, now: Date, freeAt: Date): Promise<boolean> => {
  const taken = await db
    .insert(emailSlots)
    .values({ email, freeAt })
    .onConflictDoUpdate({ target: emailSlots.email, set: { freeAt }, setWhere: lte(emailSlots.freeAt, now) })
    .returning({ email: emailSlots.email });
  return taken.length > 0;
};

/** When an address may be written to again. */
export const findFreeAt = async (db: Db, email: string): Promise<Date | undefined> => {
  const [slot] = await db.select().from(emailSlots).where(eq(emailSlots.email, email));
  return slot?.freeAt;
};

export interface StoredCode {
  readonly email: string;
  readonly purpose: number;
  readonly codeHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Stores a code; an earlier one for the same address and purpose stops working. */
export const storeCode = async (db: Db, { email, purpose, ...code }: StoredCode): Promise<void> => {
  await db
    .insert(emailCodes)
    .values({ email, purpose, ...code })
    .onConflictDoUpdate({ target: [emailCodes.email, emailCodes.purpose], set: code });
};

/** The latest code of an address and purpose, used up ones excepted. */
export const findCode = async (db: Db, email: string, purpose: number): Promise<StoredCode | undefined> => {
  const [code] = await db
    .select()
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)));
  return code;
};

/** Uses a code up, for ever; of several callers at once one gets it. */
export const spendCode = async (db: Db, { email, purpose, codeHash }: StoredCode): Promise<boolean> => {
  const used = await db
    .delete(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose), eq(emailCodes.codeHash, codeHash)))
    .returning({ id: emailCodes.id });
  return used.length > 0;
};

/** Takes back a code whose mail was not sent, so that the visitor can try again at once. */
export const dropCode = async (db: Db, email: string, purpose: number): Promise<void> => {
  await db.delete(emailCodes).where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)));
  await db.delete(emailSlots).where(eq(emailSlots.email, email));
};

const mostTries = 5;

/**
 * Takes one of an address's five tries; false where none is left before `until`. It is taken before the code is looked at,
 * so that guesses made at the same moment are counted as well as those one after the other.
 */
export const takeTry = async (db: Db, email: string, now: Date, until: Date): Promise<boolean> => {
  const over = lte(codeTries.until, now);
  const taken = await db
    .insert(codeTries)
    .values({ email, tries: 1, until })
    .onConflictDoUpdate({
      target: codeTries.email,
      set: { tries: sql`case when ${over} then 1 else ${codeTries.tries} + 1 end`, until },
      setWhere: sql`${over} or ${lt(codeTries.tries, mostTries)}`,
    })
    .returning({ tries: codeTries.tries });
  return taken.length > 0;
};

/** Gives a try back that was no guess: the code was right, but came too late. */
export const giveTryBack = async (db: Db, email: string): Promise<void> => {
  await db
    .update(codeTries)
    .set({ tries: sql`${codeTries.tries} - 1` })
    .where(and(eq(codeTries.email, email), gt(codeTries.tries, 0)));
};

/** Forgets the wrong tries of an address, since its owner got in. */
export const forgetTries = async (db: Db, email: string): Promise<void> => {
  await db.delete(codeTries).where(eq(codeTries.email, email));
};

/** Until when an address is locked; undefined where it is not. */
export const findLockEnd = async (db: Db, email: string, now: Date): Promise<Date | undefined> => {
  const [locked] = await db
    .select({ until: codeTries.until })
    .from(codeTries)
    .where(and(eq(codeTries.email, email), gte(codeTries.tries, mostTries), gt(codeTries.until, now)));
  return locked?.until;
};

/** For how long an expired code is still recognised, to tell its owner that it has expired. */
const recognisedMs = 3_600_000;

/** Removes slots and tries that have run out, and codes an hour after. */
export const forgetOldCodes = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailCodes).where(lte(emailCodes.expiresAt, new Date(now.getTime() - recognisedMs)));
  await db.delete(emailSlots).where(lte(emailSlots.freeAt, now));
  await db.delete(codeTries).where(lte(codeTries.until, now));
};
