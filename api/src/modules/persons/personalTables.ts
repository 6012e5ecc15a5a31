import { randomBytes } from 'node:crypto';
import { and, type AnyColumn, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import {
  advertCollects,
  codeTries,
  contactRequests,
  devMails,
  emailChanges,
  emailCodes,
  emailSlots,
  feedback,
  identities,
  platformAccounts,
  platformSignIns,
  priceRequests,
  prizeDraws,
  savedSearches,
  sessions,
  trackEvents,
  trackItemVisits,
  trackVisits,
  uploads,
  users,
  vehicleWatches,
  watchMessages,
  watchSubscriptions,
} from '../../database/schema';
import { emailKeyOf, hashedInSql } from '../prize/entrant';
import { deviceOf } from '../track/repository';
import { abandonUploads } from '../uploads/repository';
import { accountList } from '../watches/repository';
import type { Person } from './person';

/** A table with rows about people. */
export interface PersonalTable {
  readonly table: PgTable;
  /** Selects a person's rows, which are exported and are deleted with the account. */
  readonly where: (person: Person) => SQL | undefined;
  /**
   * Not exported: secrets that sign in or confirm something, and `clientId` of rows that a stranger may have sent with this person's
   * address. A `clientId` opens what was done in that browser.
   */
  readonly withheld?: readonly string[];
  /** Replaces the deletion of the rows. */
  readonly erase?: (db: Db, person: Person) => Promise<unknown>;
}

const noRows = sql`false`;

const byUser = (column: AnyColumn, { userId }: Person): SQL => (userId === undefined ? noRows : eq(column, userId));
const byEmail = (column: AnyColumn, { emails }: Person): SQL => inArray(sql`lower(${column})`, [...emails]);
const byClient = (column: AnyColumn, { clientIds }: Person): SQL => inArray(column, [...clientIds]);

/** Keeps counts and replaces their devices by random numbers, the same in both tables, because days are counted by joining them. */
const unlinkDevices = async (db: Db, { clientIds }: Person): Promise<void> => {
  for (const clientId of clientIds) {
    const device = randomBytes(8).readBigInt64BE();
    for (const table of [trackVisits, trackItemVisits])
      await db
        .update(table)
        .set({ device })
        .where(and(sql`${table.device} = ${deviceOf(clientId)}`, eq(table.isDemo, false)));
  }
};

const ofDevices =
  (table: typeof trackVisits | typeof trackItemVisits) =>
  ({ clientIds }: Person): SQL | undefined =>
    clientIds.length === 0
      ? noRows
      : and(sql`${table.device} in (${sql.join(clientIds.map(deviceOf), sql`, `)})`, eq(table.isDemo, false));

/** Deletes the person's rows. Rows of others from the same browser stay, without the browser's id. */
const deleteAndUnlink =
  (table: typeof contactRequests | typeof priceRequests, where: PersonalTable['where']) =>
  async (db: Db, person: Person): Promise<void> => {
    await db.delete(table).where(where(person));
    await db.update(table).set({ clientId: '' }).where(byClient(table.clientId, person));
  };

const ofContact = (person: Person): SQL | undefined =>
  or(
    byUser(contactRequests.userId, person),
    byEmail(contactRequests.email, person),
    and(byClient(contactRequests.clientId, person), isNull(contactRequests.email), isNull(contactRequests.userId)),
  );
const ofPriceRequest = (person: Person): SQL | undefined =>
  or(byUser(priceRequests.userId, person), byEmail(priceRequests.email, person));
const ofFeedback = (person: Person): SQL | undefined =>
  or(byUser(feedback.userId, person), byEmail(feedback.email, person));
const ofPrizeDraw = (person: Person): SQL | undefined =>
  or(
    byUser(prizeDraws.userId, person),
    byEmail(prizeDraws.email, person),
    inArray(prizeDraws.emailKey, person.emails.map(emailKeyOf)),
  );

/**
 * Deletes mails of the development inbox to the person, and mails to others that mention the person or repeat their
 * messages.
 */
const eraseMails = async (db: Db, person: Person): Promise<void> => {
  const mentions = person.emails.map(
    (email) => sql`position(${email} in lower(${devMails.subject} || ' ' || ${devMails.body})) > 0`,
  );
  const repeats = (table: typeof contactRequests | typeof feedback, condition: SQL | undefined) =>
    sql`exists (select 1 from ${table} where ${condition} and position(${table.content} in ${devMails.body}) > 0)`;
  await db
    .delete(devMails)
    .where(
      or(
        byEmail(devMails.recipient, person),
        ...mentions,
        repeats(contactRequests, ofContact(person)),
        repeats(feedback, ofFeedback(person)),
      ),
    );
};

/** Keeps an entry without any personal data, so that the person cannot enter the draw twice. */
const eraseDraws = async (db: Db, person: Person): Promise<void> => {
  const clientId = hashedInSql(prizeDraws.clientId);
  await db
    .update(prizeDraws)
    .set({
      clientId,
      emailKey: hashedInSql(prizeDraws.emailKey),
      telephoneKey: hashedInSql(prizeDraws.telephoneKey),
      name: '',
      email: '',
      telephone: '',
      companyName: null,
      identityId: null,
      userId: null,
    })
    .where(ofPrizeDraw(person));
  await db.update(prizeDraws).set({ clientId }).where(byClient(prizeDraws.clientId, person));
};

/** The numbers of partner platforms' accounts with the person's address. */
const platformNumbers = (person: Person): SQL =>
  sql`(select ${platformAccounts.number} from ${platformAccounts} where ${byEmail(platformAccounts.email, person)})`;

/** Every table with rows about people, in the order of deletion. A test finds tables that are missing here. */
export const personalTables: readonly PersonalTable[] = [
  { table: devMails, where: (person) => byEmail(devMails.recipient, person), withheld: ['body'], erase: eraseMails },
  { table: emailCodes, where: (person) => byEmail(emailCodes.email, person), withheld: ['codeHash'] },
  { table: emailSlots, where: (person) => byEmail(emailSlots.address, person) },
  { table: codeTries, where: (person) => byEmail(codeTries.email, person) },
  { table: feedback, where: ofFeedback },
  {
    table: contactRequests,
    where: ofContact,
    withheld: ['clientId'],
    erase: deleteAndUnlink(contactRequests, ofContact),
  },
  {
    table: priceRequests,
    where: ofPriceRequest,
    withheld: ['clientId'],
    erase: deleteAndUnlink(priceRequests, ofPriceRequest),
  },
  { table: prizeDraws, where: ofPrizeDraw, withheld: ['clientId'], erase: eraseDraws },
  {
    table: vehicleWatches,
    where: (person) =>
      or(
        byClient(vehicleWatches.clientId, person),
        person.userId === undefined ? noRows : eq(vehicleWatches.clientId, accountList(person.userId)),
      ),
  },
  { table: watchMessages, where: (person) => byUser(watchMessages.userId, person) },
  { table: savedSearches, where: (person) => byUser(savedSearches.userId, person) },
  { table: watchSubscriptions, where: (person) => byUser(watchSubscriptions.userId, person), withheld: ['token'] },
  { table: advertCollects, where: (person) => byClient(advertCollects.clientId, person) },
  {
    table: trackEvents,
    where: (person) =>
      and(
        eq(trackEvents.isDemo, false),
        or(
          person.userId === undefined ? noRows : eq(trackEvents.userId, String(person.userId)),
          and(byClient(trackEvents.deviceId, person), eq(trackEvents.userId, '')),
        ),
      ),
  },
  { table: trackVisits, where: ofDevices(trackVisits), erase: unlinkDevices },
  // Erased with those before.
  { table: trackItemVisits, where: ofDevices(trackItemVisits), erase: async () => undefined },
  {
    table: uploads,
    where: (person) => byUser(uploads.userId, person),
    erase: async (db, { userId }) => userId !== undefined && abandonUploads(db, userId),
  },
  { table: platformSignIns, where: (person) => sql`${platformSignIns.number} in ${platformNumbers(person)}` },
  { table: platformAccounts, where: (person) => byEmail(platformAccounts.email, person) },
  { table: identities, where: (person) => byEmail(identities.email, person) },
  { table: sessions, where: (person) => byUser(sessions.userId, person), withheld: ['tokenHash'] },
  { table: emailChanges, where: (person) => byUser(emailChanges.userId, person), withheld: ['tokenHash'] },
  { table: users, where: (person) => byUser(users.id, person) },
];

/** Deletes or anonymises a person's rows in all tables. Call it in a transaction. */
export const erasePerson = async (db: Db, person: Person): Promise<void> => {
  for (const { table, where, erase } of personalTables) {
    await (erase === undefined ? db.delete(table).where(where(person)) : erase(db, person));
  }
};
