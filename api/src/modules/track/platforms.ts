import { longestAccountList, type TrackPlatformStatistic } from '@caravan/shared/contracts/calls';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { platformAccounts, platformSignIns } from '../../database/schema';
import { demoMark } from '../../envelope/demoMark';
import { toUnixSeconds } from '../../envelope/toUnixSeconds';
import type { Range } from './range';

/** Returns the activity of each account in a period. */
const activityOf = (db: Db, from: Date, before: Date) =>
  db
    .select({
      number: platformSignIns.number,
      login: sql<number>`count(*)`.as('login'),
      active: sql<number>`count(*) filter (where ${platformSignIns.bids} + ${platformSignIns.lots} > 0)`.as('active'),
      bid: sql<number>`sum(${platformSignIns.bids})`.as('bid'),
      win: sql<number>`sum(${platformSignIns.wins})`.as('win'),
      lot: sql<number>`sum(${platformSignIns.lots})`.as('lot'),
    })
    .from(platformSignIns)
    .where(sql`${gte(platformSignIns.signedInAt, from)} and ${lt(platformSignIns.signedInAt, before)}`)
    .groupBy(platformSignIns.number)
    .as('activity');

/**
 * Accounts by platform. `total` counts accounts added since `from`, the other fields the activity of all accounts since
 * then.
 */
const findByPlatform = (db: Db, from: Date, before: Date) => {
  const activity = activityOf(db, from, before);
  const sumOf = (column: typeof activity.bid) => sql<number>`coalesce(sum(${column}), 0)::int`;
  return db
    .select({
      name: platformAccounts.platformName,
      total: sql<number>`(count(*) filter (where ${gte(platformAccounts.insertedAt, from)}))::int`,
      login: sql<number>`count(${activity.login})::int`,
      active: sql<number>`(count(*) filter (where ${activity.active} > 0))::int`,
      bid: sumOf(activity.bid),
      win: sumOf(activity.win),
      lot: sumOf(activity.lot),
    })
    .from(platformAccounts)
    .leftJoin(activity, eq(activity.number, platformAccounts.number))
    .where(lt(platformAccounts.insertedAt, before))
    .groupBy(platformAccounts.platformName)
    .orderBy(desc(sql`count(*)`), platformAccounts.platformName);
};

const findAccounts = (db: Db, from: Date, before: Date) => {
  const activity = activityOf(db, from, before);
  const countOf = (column: typeof activity.bid) => sql<number>`coalesce(${column}, 0)::int`;
  return db
    .select({
      account: platformAccounts,
      login: countOf(activity.login),
      active: countOf(activity.active),
      bid: countOf(activity.bid),
      win: countOf(activity.win),
      lot: countOf(activity.lot),
    })
    .from(platformAccounts)
    .leftJoin(activity, eq(activity.number, platformAccounts.number))
    .where(lt(platformAccounts.insertedAt, before))
    .orderBy(desc(platformAccounts.insertedAt), platformAccounts.number)
    .limit(longestAccountList);
};

export const findPlatformStatistic = async (db: Db, { startTime, endTime }: Range): Promise<TrackPlatformStatistic> => {
  const [from, before] = [new Date(startTime), new Date(endTime + 1)];
  const [allList, monthList, rows, demoAccounts] = await Promise.all([
    findByPlatform(db, new Date(0), before),
    findByPlatform(db, from, before),
    findAccounts(db, from, before),
    db.$count(platformAccounts, and(eq(platformAccounts.isDemo, true), lt(platformAccounts.insertedAt, before))),
  ]);
  const sumOf = (key: 'total' | 'login' | 'active' | 'bid' | 'win' | 'lot') =>
    allList.reduce((sum, row) => sum + row[key], 0);
  return {
    ...demoMark({ isDemo: demoAccounts > 0 }),
    total: sumOf('total'),
    login: sumOf('login'),
    active: sumOf('active'),
    bid: sumOf('bid'),
    win: sumOf('win'),
    lot: sumOf('lot'),
    allList,
    monthList,
    userList: rows.map(({ account: { insertedAt, isDemo: _isDemo, ...account }, ...counts }) => ({
      ...account,
      ...counts,
      insertTime: toUnixSeconds(insertedAt),
    })),
  };
};
