import type { WatchNews } from '@caravan/shared/contracts/calls';
import { addDays, type Language, type Market, siteDay } from '@caravan/shared/terms';
import { and, desc, eq, lt, lte } from 'drizzle-orm';
import { createToken } from '../../credentials/token';
import type { Db } from '../../database/database';
import { watchMessages, watchSubscriptions } from '../../database/schema';
import { convertUsd } from '../../money/exchange';
import { clearToldBoundaries } from './changes';

/** Days that messages are kept. */
const retentionDays = 90;

/** Messages that the site shows. */
const maxShownMessages = 30;

interface Subscription {
  readonly userId: number;
  readonly language: Language;
  readonly country: Market;
  /** The day of the site. The first message comes on a later one. */
  readonly today: string;
}

export const findSubscription = async (db: Db, userId: number) => {
  const [found] = await db.select().from(watchSubscriptions).where(eq(watchSubscriptions.userId, userId));
  return found;
};

/** Turns messages on, or changes their language and country. Returns whether they were off. */
export const subscribe = async (db: Db, { userId, language, country, today }: Subscription): Promise<boolean> => {
  const before = await findSubscription(db, userId);
  const wasOn = before?.isOn ?? false;
  await db
    .insert(watchSubscriptions)
    .values({ userId, isOn: true, language, country, token: createToken(), lastDay: today })
    .onConflictDoUpdate({
      target: watchSubscriptions.userId,
      set: { isOn: true, language, country, ...(wasOn ? {} : { lastDay: today }) },
    });
  // After the lock of the subscription, like the job: the other order could deadlock with it.
  if (before?.country !== country) await clearToldBoundaries(db, userId);
  return !wasOn;
};

export const unsubscribe = async (db: Db, userId: number): Promise<void> => {
  await db.update(watchSubscriptions).set({ isOn: false }).where(eq(watchSubscriptions.userId, userId));
};

/** Turns off the messages that a token was sent in. Returns false for an unknown token. */
export const unsubscribeByToken = async (db: Db, token: string): Promise<boolean> => {
  const rows = await db
    .update(watchSubscriptions)
    .set({ isOn: false })
    .where(eq(watchSubscriptions.token, token))
    .returning({ userId: watchSubscriptions.userId });
  return rows.length > 0;
};

const isOfUser = (userId: number) => eq(watchMessages.userId, userId);

/** Returns the last messages of an account and the number of unread ones. */
export const findMessages = async (db: Db, userId: number) => {
  const [latest, unread] = await Promise.all([
    db.select().from(watchMessages).where(isOfUser(userId)).orderBy(desc(watchMessages.id)).limit(maxShownMessages),
    db.$count(watchMessages, and(isOfUser(userId), eq(watchMessages.isRead, false))),
  ]);
  return { latest, unread };
};

export const markRead = async (db: Db, userId: number, upTo: number): Promise<void> => {
  await db
    .update(watchMessages)
    .set({ isRead: true })
    .where(and(isOfUser(userId), lte(watchMessages.id, upTo)));
};

/** Deletes messages after {@link retentionDays}. */
export const deleteOldMessages = async (db: Db, now: Date): Promise<void> => {
  await db.delete(watchMessages).where(lt(watchMessages.day, addDays(siteDay(now.getTime()), -retentionDays)));
};

/** Converts the amounts of a message. `rate`: units of the shown currency for one US dollar. */
export const convertNews = ({ country, changes, matches }: WatchNews, rate: number): WatchNews => {
  const convertAmount = (usd: number): number => Math.round(usd * rate);
  return {
    country,
    changes: changes.map((each) => {
      if (each.what === 'price')
        return { ...each, before: convertAmount(each.before), after: convertAmount(each.after) };
      return each.what === 'boundary' ? { ...each, change: convertUsd(each.change, rate) } : each;
    }),
    matches: matches.map((each) => ({
      ...each,
      items: each.items.map((item) => ({ ...item, price: convertUsd(item.price, rate) })),
    })),
  };
};
