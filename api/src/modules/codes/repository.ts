import { hash } from 'node:crypto';
import { networkRange } from '@caravan/shared/http';
import { and, eq, gt, gte, inArray, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { codeTries, emailCodes, emailSlots } from '../../database/schema';
import { isWaitOver } from '../../database/waits';

const dayMs = 86_400_000;

/**
 * Maximum number of codes that are mailed to an address in a day. `network`: on request of one network, so that a stranger cannot use
 * up all of them. Mails that may not arrive are not counted.
 */
const maxPerDay = { all: 20, network: 5 } as const;

/** Returns the hash that replaces a network in the counts of an address. The network itself is not stored. */
export const networkKeyOf = (email: string, network: string): string =>
  hash('sha256', `${networkRange(network)} ${email}`);

/** Returns the keys that codes to an address are counted by. */
const slotKeys = (email: string, network: string): string[] => [email, networkKeyOf(email, network)];

const slotTakenError = new Error('some slot is taken');

/** Returns the latest start of a day of counting that is over. */
const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

const maxOf = (email: string) =>
  sql`case when ${emailSlots.email} = ${email} then ${maxPerDay.all}::int else ${maxPerDay.network}::int end`;

/** Reserves the sending of a code to an address until `freeAt`. Only one of several callers at once succeeds. */
export const takeSlot = async (
  database: Db,
  email: string,
  network: string,
  now: Date,
  freeAt: Date,
): Promise<boolean> => {
  const keys = slotKeys(email, network);
  const isOver = isWaitOver(sql`${emailSlots.since} + interval '24 hours'`, now, dayMs);
  try {
    await database.transaction(async (db) => {
      const slots = await db
        .insert(emailSlots)
        .values(keys.map((key) => ({ email: key, address: email, freeAt, sent: 1, since: now })))
        .onConflictDoUpdate({
          target: emailSlots.email,
          set: {
            freeAt,
            sent: sql`case when ${isOver} then 1 else ${emailSlots.sent} + 1 end`,
            since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${emailSlots.since} end`,
          },
          setWhere: sql`${isWaitOver(emailSlots.freeAt, now, freeAt.getTime() - now.getTime())} and (${isOver} or ${emailSlots.sent} < ${maxOf(email)})`,
        })
        .returning({ key: emailSlots.email });
      if (slots.length < keys.length) throw slotTakenError;
    });
    return true;
  } catch (error) {
    if (error === slotTakenError) return false;
    throw error;
  }
};

/** Returns when the next code may be mailed to an address on request of this network. */
export const findFreeAt = async (db: Db, email: string, network: string, now: Date): Promise<Date> => {
  const slots = await db
    .select()
    .from(emailSlots)
    .where(inArray(emailSlots.email, slotKeys(email, network)));
  const times = slots.map(({ email: key, sent, since, freeAt }) => {
    const isFull = sent >= (key === email ? maxPerDay.all : maxPerDay.network) && since > dayBefore(now);
    return isFull ? since.getTime() + dayMs : freeAt.getTime();
  });
  return new Date(Math.max(now.getTime(), ...times));
};

/** `networkKey`: the network that requested the code. */
export type StoredCode = Omit<typeof emailCodes.$inferSelect, 'id' | 'foreignTries'>;

/** Stores a code. An earlier one for the same address and purpose stops working. */
export const storeCode = async (db: Db, { email, purpose, ...code }: StoredCode): Promise<void> => {
  await db
    .insert(emailCodes)
    .values({ email, purpose, ...code })
    .onConflictDoUpdate({ target: [emailCodes.email, emailCodes.purpose], set: { ...code, foreignTries: 0 } });
};

/** Uses a code up. Only one of several callers at once succeeds. */
export const spendCode = async (db: Db, { email, purpose, codeHash }: StoredCode): Promise<boolean> => {
  const used = await db
    .delete(emailCodes)
    .where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose), eq(emailCodes.codeHash, codeHash)))
    .returning({ id: emailCodes.id });
  return used.length > 0;
};

/** Takes a code that may not arrive out of the counts of its address. The wait for the next code stays. */
export const uncountCode = async (db: Db, email: string, network: string): Promise<void> => {
  await db
    .update(emailSlots)
    .set({ sent: sql`${emailSlots.sent} - 1` })
    .where(inArray(emailSlots.email, slotKeys(email, network)));
};

/** Deletes a code whose mail could not be sent, so that the visitor can try again at once. */
export const deleteCode = async (
  db: Db,
  {
    email,
    purpose,
    network,
    now,
  }: { readonly email: string; readonly purpose: number; readonly network: string; readonly now: Date },
): Promise<void> => {
  await db.delete(emailCodes).where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)));
  const keys = slotKeys(email, network);
  await db
    .update(emailSlots)
    .set({ freeAt: now, sent: sql`${emailSlots.sent} - 1` })
    .where(inArray(emailSlots.email, keys));
  await db.delete(emailSlots).where(and(inArray(emailSlots.email, keys), lte(emailSlots.sent, 0)));
};

/**
 * Maximum number of wrong codes. `network`: of one network for an address. `foreign`: for one code, from other networks than the one
 * that requested it.
 */
const maxTries = { network: 5, foreign: 10 } as const;
const lockMs = 15 * 60_000;

/** The address of an entered code, and the hash of the network that it was entered from. */
export interface TryKey {
  readonly email: string;
  readonly networkKey: string;
}

const matchesTryKey = ({ email, networkKey }: TryKey) =>
  and(eq(codeTries.email, email), eq(codeTries.networkKey, networkKey));

/**
 * Counts one of a network's five tries for an address. Returns false if none is left for the next 15 minutes. The try is
 * counted before the code is compared, so that simultaneous guesses are all counted.
 */
export const countTry = async (db: Db, key: TryKey, now: Date): Promise<boolean> => {
  const until = new Date(now.getTime() + lockMs);
  const isOver = isWaitOver(codeTries.until, now, lockMs);
  const rows = await db
    .insert(codeTries)
    .values({ ...key, tries: 1, until })
    .onConflictDoUpdate({
      target: [codeTries.email, codeTries.networkKey],
      set: { tries: sql`case when ${isOver} then 1 else ${codeTries.tries} + 1 end`, until },
      setWhere: sql`${isOver} or ${lt(codeTries.tries, maxTries.network)}`,
    })
    .returning({ tries: codeTries.tries });
  return rows.length > 0;
};

/**
 * Returns the latest code of an address and purpose, after counting a try for it. Returns undefined if there is none, or if this network
 * has no tries left for it. Only tries of other networks than the requesting one are counted: a stranger cannot use up the code of the
 * person who waits for it.
 */
export const takeCode = async (
  db: Db,
  { email, networkKey }: TryKey,
  purpose: number,
): Promise<StoredCode | undefined> => {
  const isForeign = ne(emailCodes.networkKey, networkKey);
  const [code] = await db
    .update(emailCodes)
    .set({ foreignTries: sql`${emailCodes.foreignTries} + (${isForeign})::int` })
    .where(
      and(
        eq(emailCodes.email, email),
        eq(emailCodes.purpose, purpose),
        or(not(isForeign), lt(emailCodes.foreignTries, maxTries.foreign)),
      ),
    )
    .returning();
  return code;
};

/** Uncounts a try: the code was correct but had expired. */
export const uncountTry = async (db: Db, key: TryKey): Promise<void> => {
  await db
    .update(codeTries)
    .set({ tries: sql`${codeTries.tries} - 1` })
    .where(and(matchesTryKey(key), gt(codeTries.tries, 0)));
};

/** Deletes the wrong tries of a network for an address after a correct code. */
export const clearTries = async (db: Db, key: TryKey): Promise<void> => {
  await db.delete(codeTries).where(matchesTryKey(key));
};

/** Returns the end of a network's lock for an address, or undefined if it is not locked. */
export const findLockEnd = async (db: Db, key: TryKey, now: Date): Promise<Date | undefined> => {
  const [locked] = await db
    .select({ until: codeTries.until })
    .from(codeTries)
    .where(
      and(matchesTryKey(key), gte(codeTries.tries, maxTries.network), not(isWaitOver(codeTries.until, now, lockMs))),
    );
  return locked?.until;
};

/** How long an expired code is kept, to tell its owner that it has expired. */
const expiredRetentionMs = 3_600_000;

/** Deletes expired tries, codes an hour after they expired, and slots whose day is over. */
export const deleteOldCodes = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailCodes).where(lte(emailCodes.expiresAt, new Date(now.getTime() - expiredRetentionMs)));
  await db.delete(emailSlots).where(and(lte(emailSlots.freeAt, now), lte(emailSlots.since, dayBefore(now))));
  await db.delete(codeTries).where(lte(codeTries.until, now));
};
