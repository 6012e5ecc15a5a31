import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { emailCodes, emailSlots } from '../../database/schema';

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

/** Takes back a code whose mail was not sent, so that the visitor can try again at once. */
export const dropCode = async (db: Db, email: string, purpose: number): Promise<void> => {
  await db.delete(emailCodes).where(and(eq(emailCodes.email, email), eq(emailCodes.purpose, purpose)));
  await db.delete(emailSlots).where(eq(emailSlots.email, email));
};

/** Removes codes and slots that have run out. */
export const forgetOldCodes = async (db: Db, now: Date): Promise<void> => {
  await db.delete(emailCodes).where(lte(emailCodes.expiresAt, now));
  await db.delete(emailSlots).where(lte(emailSlots.freeAt, now));
};
