import { and, eq, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import type { User } from '../../database/schema';
import { contactRequests, emailChanges, priceRequests, prizeDraws, trackEvents, users } from '../../database/schema';

/** The keys that a person's rows are found by. */
export interface Person {
  /** The account; undefined where there is none. */
  readonly userId: number | undefined;
  /** The account's address and its addresses of the last seven days, in lower case. */
  readonly emails: readonly string[];
  /** Browsers in which only this account was signed in. */
  readonly clientIds: readonly string[];
}

/** The account, or for an operator an address alone. `clientId`: the calling browser. */
export interface PersonQuery {
  readonly user: User | undefined;
  readonly email: string;
  readonly clientId?: string | undefined;
}

/** Former addresses of an account that no other account has now. */
const formerEmails = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .select({ email: emailChanges.oldEmail })
    .from(emailChanges)
    .leftJoin(users, eq(users.email, emailChanges.oldEmail))
    .where(and(eq(emailChanges.userId, userId), sql`${users.id} is null`));
  return rows.map(({ email }) => email);
};

const messageTables = [contactRequests, priceRequests, prizeDraws] as const;

/** The calling browser and all browsers that the account was used in, except those that another account was used in. */
const ownClients = async (db: Db, userId: number, callingClient: string | undefined): Promise<string[]> => {
  const id = String(userId);
  const usedClients = await db
    .selectDistinct({ clientId: trackEvents.deviceId })
    .from(trackEvents)
    .where(and(eq(trackEvents.userId, id), eq(trackEvents.isDemo, false)));
  const clients = new Set([
    ...usedClients.map(({ clientId }) => clientId),
    ...(callingClient === undefined ? [] : [callingClient]),
  ]);
  for (const table of messageTables) {
    const found = await db.selectDistinct({ clientId: table.clientId }).from(table).where(eq(table.userId, userId));
    for (const { clientId } of found) clients.add(clientId);
  }
  clients.delete('');
  const all = [...clients];
  const sharedClients = await db
    .selectDistinct({ clientId: trackEvents.deviceId })
    .from(trackEvents)
    .where(and(inArray(trackEvents.deviceId, all), notInArray(trackEvents.userId, ['', id])));
  for (const { clientId } of sharedClients) clients.delete(clientId);
  for (const table of messageTables) {
    const otherClients = await db
      .selectDistinct({ clientId: table.clientId })
      .from(table)
      .where(and(inArray(table.clientId, all), isNotNull(table.userId), ne(table.userId, userId)));
    for (const { clientId } of otherClients) clients.delete(clientId);
  }
  return [...clients];
};

export const findPerson = async (db: Db, { user, email, clientId }: PersonQuery): Promise<Person> => ({
  userId: user?.id,
  emails: [email.toLowerCase(), ...(user === undefined ? [] : await formerEmails(db, user.id))],
  clientIds: user === undefined ? [] : await ownClients(db, user.id, clientId),
});
