import type { NewMatches } from '@caravan/shared/contracts/calls';
import { type Currency, siteDay, siteTime } from '@caravan/shared/terms';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { isSerializationFailure } from '../../database/errors';
import { users, watchMessages, watchSubscriptions } from '../../database/schema';
import { withoutTimeLimit } from '../../database/unlimited';
import type { Deps } from '../../deps';
import { currencyOf } from '../users/userInfo';
import { takeChanges } from './changes';
import { addressOf, createSearchReader, findNewMatches, findSearches, storeKnownResults } from './searches';
import { type LogError, sendWaiting } from './send';

/** The hours of the site's day in which messages are made and mailed. */
const hours = { from: 10, to: 20 } as const;

const isDue = (today: string) => and(eq(watchSubscriptions.isOn, true), lt(watchSubscriptions.lastDay, today));

/**
 * Locks the subscription and its account, so that no other process looks for the same person's changes and the account is not deleted
 * meanwhile. Returns undefined if another process has it, or was faster.
 */
const claim = async (db: Db, userId: number, today: string) => {
  const [claimed] = await db
    .select({ country: watchSubscriptions.country })
    .from(watchSubscriptions)
    .innerJoin(users, eq(users.id, watchSubscriptions.userId))
    .where(and(eq(watchSubscriptions.userId, userId), isDue(today)))
    .for('no key update', { skipLocked: true });
  return claimed;
};

/**
 * Creates the job that makes and mails the messages of a day (decision 0056). One transaction makes a person's message and stores what it
 * tells, so that a crash loses neither. It reads one snapshot: a change that is committed meanwhile is told the next day. A failure for
 * one person does not stop the job. It ends before the next person or mail when its signal aborts.
 */
export const createMessageJob = (deps: Deps, logError: LogError): ((signal: AbortSignal) => Promise<void>) => {
  const { db, landedBasis, now } = deps;
  const readCondition = createSearchReader(deps);

  const createMessage = async (userId: number, currency: Currency, today: string): Promise<void> => {
    // Before the transaction: the embedded engine has one connection.
    const [basis, searches] = await Promise.all([landedBasis(), findSearches(db, userId)]);
    const conditions = await Promise.all(
      searches.map(async (search) => ({ search, condition: await readCondition(search, currency) })),
    );
    const storeMessage = async (transaction: Db): Promise<void> => {
      const claimed = await claim(transaction, userId, today);
      if (claimed === undefined) return;
      const { country } = claimed;
      const changes = await takeChanges(transaction, userId, country, basis);
      const matches: NewMatches[] = [];
      for (const { search, condition } of conditions) {
        const found = await findNewMatches(transaction, search, condition);
        if (found.total === 0) continue;
        await storeKnownResults(transaction, search, condition);
        matches.push({ name: search.name, address: addressOf(search), country: search.country, ...found });
      }
      if (changes.length > 0 || matches.length > 0) {
        const news = { country, changes, matches };
        await transaction.insert(watchMessages).values({ userId, day: today, news }).onConflictDoNothing();
      }
      await transaction.update(watchSubscriptions).set({ lastDay: today }).where(eq(watchSubscriptions.userId, userId));
    };
    await withoutTimeLimit(db, storeMessage, { isolationLevel: 'repeatable read' });
  };

  return async (signal) => {
    const time = now();
    const hour = Number(siteTime(time).slice(11, 13));
    if (hour < hours.from || hour >= hours.to) return;
    const today = siteDay(time);
    const due = await db
      .select({ userId: users.id, currency: users.currency })
      .from(watchSubscriptions)
      .innerJoin(users, eq(users.id, watchSubscriptions.userId))
      .where(isDue(today))
      .orderBy(asc(users.id));
    for (const { userId, currency } of due) {
      if (signal.aborted) return;
      await createMessage(userId, currencyOf({ currency }), today).catch((error: unknown) => {
        // Another process, or the person, has changed the same rows meanwhile. The next run tries again.
        if (!isSerializationFailure(error)) logError(error);
      });
    }
    await sendWaiting(deps, today, logError, signal);
  };
};
