import type { WatchNews } from '@caravan/shared/contracts/calls';
import { addDays, type Language, type Market, siteDay } from '@caravan/shared/terms';
import { and, count, desc, eq, lt, lte } from 'drizzle-orm';
import { newToken } from '../../credentials/token';
import type { Db } from '../../database/database';
import { watchMessages, watchSubscriptions } from '../../database/schema';
import { converted } from '../../money/exchange';

/** Days that messages are kept. */
const keptDays = 90;

/** Messages that the site shows. */
const shownMessages = 30;

interface Subscription {
  readonly userId: number;
  readonly language: Language;
  readonly country: Market;
  /** The day of the site. The first message comes on a later one. */
  readonly today: string;
}

/** Turns messages on, or changes their language and country. Returns whether they were off. */
export const startMessages = async (db: Db, { userId, language, country, today }: Subscription): Promise<boolean> => {
  const wasOn = await areOn(db, userId);
  await db
    .insert(watchSubscriptions)
    .values({ userId, isOn: true, language, country, token: newToken(), lastDay: today })
    .onConflictDoUpdate({
      target: watchSubscriptions.userId,
      set: { isOn: true, language, country, ...(wasOn ? {} : { lastDay: today }) },
    });
  return !wasOn;
};

export const stopMessages = async (db: Db, userId: number): Promise<void> => {
  await db.update(watchSubscriptions).set({ isOn: false }).where(eq(watchSubscriptions.userId, userId));
};

/** Turns off the messages that a token was sent in. Returns false for an unknown token. */
export const stopByToken = async (db: Db, token: string): Promise<boolean> => {
  const ended = await db
    .update(watchSubscriptions)
    .set({ isOn: false })
    .where(eq(watchSubscriptions.token, token))
    .returning({ userId: watchSubscriptions.userId });
  return ended.length > 0;
};

export const areOn = async (db: Db, userId: number): Promise<boolean> => {
  const [found] = await db
    .select({ isOn: watchSubscriptions.isOn })
    .from(watchSubscriptions)
    .where(eq(watchSubscriptions.userId, userId));
  return found?.isOn ?? false;
};

const isOf = (userId: number) => eq(watchMessages.userId, userId);

/** The last messages of an account and the number of unread ones. */
export const findMessages = async (db: Db, userId: number) => {
  const [latest, [counted]] = await Promise.all([
    db.select().from(watchMessages).where(isOf(userId)).orderBy(desc(watchMessages.id)).limit(shownMessages),
    db
      .select({ total: count() })
      .from(watchMessages)
      .where(and(isOf(userId), eq(watchMessages.isRead, false))),
  ]);
  return { latest, unread: counted?.total ?? 0 };
};

export const markRead = async (db: Db, userId: number, upTo: number): Promise<void> => {
  await db
    .update(watchMessages)
    .set({ isRead: true })
    .where(and(isOf(userId), lte(watchMessages.id, upTo)));
};

/** Deletes messages after {@link keptDays}. */
export const forgetOldMessages = async (db: Db, now: Date): Promise<void> => {
  await db.delete(watchMessages).where(lt(watchMessages.day, addDays(siteDay(now.getTime()), -keptDays)));
};

/** Converts the amounts of a message. `rate`: units of the shown currency for one US dollar. */
export const newsIn = ({ country, changes, matches }: WatchNews, rate: number): WatchNews => {
  const shown = (usd: number): number => Math.round(usd * rate);
  return {
    country,
    changes: changes.map((each) => {
      if (each.what === 'price') return { ...each, before: shown(each.before), after: shown(each.after) };
      return each.what === 'boundary' ? { ...each, change: converted(each.change, rate) } : each;
    }),
    matches: matches.map((each) => ({
      ...each,
      items: each.items.map((item) => ({ ...item, price: converted(item.price, rate) })),
    })),
  };
};
