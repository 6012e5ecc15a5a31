import { type EventType, pageViewTypes } from '@caravan/shared/contracts/calls';
import { lt, type SQL, sql } from 'drizzle-orm';
import { addDays, siteDay, siteMidnight } from '@caravan/shared/terms';
import { hashOfToken } from '../../credentials/token';
import type { Db } from '../../database/database';
import type { NewTrackEvent } from '../../database/schema';
import {
  trackDays,
  sessions,
  trackDaysCounted,
  trackEvents,
  trackItemVisits,
  trackVisits,
  users,
} from '../../database/schema';
import { withoutTimeLimit } from '../../database/unlimited';

/**
 * Returns the condition for one of several types. They are inlined instead of bound: they are constants, and the plan may depend on them.
 */
const oneOf = (types: readonly EventType[]): SQL => sql.raw(`event_type in ('${types.join("', '")}')`);

const hour = sql`date_bin('1 hour', received_at, timestamptz '2000-01-01 00:00:00Z')`;

/** A device as a 64-bit hash: counting numbers is fast, and collisions among a million devices are very unlikely. */
const device = sql`hashtextextended(device_id, 0)`;

/** Returns the device number of a browser's id in `track_visits`. */
export const deviceOf = (clientId: string): SQL => sql`hashtextextended(${clientId}::text, 0)`;

const dataTypes: readonly EventType[] = ['HOME_ANALYSIS_PV', 'STATISTIC_SALE_PV', 'DATA_RANKING_PV'];

/** The counters of one event, in the columns of `track_visits` without the time. */
const countsAs = sql`${device} as device, is_demo, platform, os_type, version, country, channel,
  (${oneOf(pageViewTypes)})::int as views,
  (${oneOf(['FINDER_HOME_PV'])})::int as home,
  (${oneOf(dataTypes)})::int as data,
  (${oneOf(['STATISTIC_MODEL_PV'])})::int as model,
  (${oneOf(['FINDER_VEHICLE_PV'])})::int as vehicles,
  (${oneOf(['FINDER_ADV_PV'])})::int as adverts,
  (converts and ${oneOf(['FINDER_SUBMIT_PRICE'])})::int as prices,
  (converts and ${oneOf(['FINDER_ADV_COLLECT'])})::int as collects,
  (converts and ${oneOf(['FINDER_DRAW_PRIZE'])})::int as draws`;

const counters = ['views', 'home', 'data', 'model', 'vehicles', 'adverts', 'prices', 'collects', 'draws'] as const;

const isCounted = sql`(converts or ${oneOf(pageViewTypes)})`;

export const visitColumns = sql.raw(
  `hour, device, is_demo, platform, os_type, version, country, channel, ${counters.join(', ')}`,
);

/** Returns the query for rows of `track_visits` that single events make, with {@link visitColumns}. `hour` is the time itself. */
export const visitsOf = (events: SQL): SQL =>
  sql`select received_at as hour, ${countsAs} from ${events} and ${isCounted}`;

export const itemVisitColumns = sql.raw('hour, event_type, item_id, device, is_demo, title, views');

/** Returns the query for rows of `track_item_visits` that single events make, with {@link itemVisitColumns}. */
export const itemVisitsOf = (events: SQL): SQL =>
  sql`select received_at as hour, event_type, item_id, ${device} as device, is_demo, item_title as title, 1 as views
    from ${events} and item_id is not null`;

const counterNames = sql.raw(counters.join(', '));
const profileColumns = sql.raw('device, platform, os_type, version, country, channel, is_demo');

/** Adds events of a relation to `track_visits`, in the same statement or transaction that stores the events. */
const addVisits = (events: SQL): SQL => sql`insert into ${trackVisits} (hour, ${profileColumns}, ${counterNames})
  select ${hour}, ${profileColumns}, ${sql.raw(counters.map((name) => `sum(${name})::int`).join(', '))}
  from (select received_at, ${countsAs} from ${events} and ${isCounted}) as counted
  group by 1, ${profileColumns}
  on conflict (hour, device, platform, os_type, version, country, channel, is_demo) do update set
  ${sql.raw(counters.map((name) => `${name} = track_visits.${name} + excluded.${name}`).join(', '))}`;

const addItemVisits = (events: SQL): SQL => sql`insert into ${trackItemVisits}
  (hour, event_type, item_id, device, is_demo, title, views)
  select ${hour}, event_type, item_id, ${device}, is_demo, max(item_title), count(*)::int
  from ${events} and item_id is not null
  group by 1, 2, 3, 4, 5
  on conflict (hour, event_type, item_id, device, is_demo) do update set
  title = coalesce(excluded.title, track_item_visits.title), views = track_item_visits.views + excluded.views`;

/**
 * Returns the account of an event if the token is of one of its sessions, else an empty text. Locks the account against deletion until
 * the event is stored.
 */
const signedInUserId = (userId: string, token: string, now: Date): SQL =>
  token !== '' && /^\d{1,15}$/.test(userId)
    ? sql`coalesce((select ${users.id}::text from ${users} where ${users.id} = ${Number(userId)} and exists (
        select from ${sessions} where ${sessions.tokenHash} = ${hashOfToken(token)} and ${sessions.userId} = ${users.id}
        and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz) for key share), '')`
    : sql`''`;

/** Stores and counts an event in one statement. `token`: of the visitor's session, else empty. */
export const storeEvent = async (db: Db, { userId, ...event }: NewTrackEvent, token: string): Promise<void> => {
  const row = { ...event, userId: signedInUserId(userId, token, event.receivedAt) };
  const added = sql`added where true`;
  await db.execute(sql`with added as ${db.insert(trackEvents).values(row).returning()},
    items as (${addItemVisits(added)})
    ${addVisits(added)}`);
};

/** Counts demo events, which are stored in bulk. */
export const countDemoEvents = async (db: Db): Promise<void> => {
  const events = sql`${trackEvents} where is_demo`;
  await db.execute(addVisits(events));
  await db.execute(addItemVisits(events));
};

/** Deletes events with their counts, except those of the last `days` days of the site. Today is one of them. */
export const deleteEventsOlderThan = async (database: Db, days: number, now: number): Promise<void> => {
  // Whole days: a day that lost some of its hours would be counted again without them.
  const firstDay = addDays(siteDay(now), 1 - days);
  const before = new Date(siteMidnight(firstDay));
  // Without a time limit: after a pause or a shorter setting there may be millions of rows.
  await withoutTimeLimit(database, async (db) => {
    await db.delete(trackEvents).where(lt(trackEvents.receivedAt, before));
    await db.delete(trackVisits).where(lt(trackVisits.hour, before));
    await db.delete(trackItemVisits).where(lt(trackItemVisits.hour, before));
    for (const table of [trackDays, trackDaysCounted]) {
      await db.delete(table).where(lt(table.day, firstDay));
    }
  });
};
