import type { EventType, TrackEvent } from '@caravan/shared/contracts/calls';
import {
  errorCodes,
  pageViewTypes,
  pathOf,
  stayTypes,
  trackPlatformStatistic,
  trackSend,
  trackStatistic,
} from '@caravan/shared/contracts/calls';
import { news, trackDays, trackEvents, trackItemVisits, trackVisits } from '../../database/schema';
import { createRandom } from '@caravan/demo/testing';
import { someEvent, setUpTracking, wednesday } from '../../testing/tracking';
import { countDays } from './days';
import { countDemoEvents } from './repository';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const tracking = setUpTracking();

interface SentEvent {
  readonly time: number;
  readonly country: string;
  readonly event: TrackEvent;
  readonly extra: Readonly<Record<string, string | number>>;
}

const zones = { 'Asia/Tbilisi': 'GE', 'Asia/Baku': 'AZ', 'Europe/Kyiv': 'UA', UTC: '' } as const;
const zoneNames = ['Asia/Tbilisi', 'Asia/Baku', 'Europe/Kyiv', 'UTC'] as const;
const types = [
  ...pageViewTypes,
  ...stayTypes,
  'FINDER_SUBMIT_PRICE',
  'FINDER_ADV_COLLECT',
  'FINDER_DRAW_PRIZE',
] as const;

const random = createRandom('events of the test');

const createEvent = (time: number): SentEvent & { td: (typeof zoneNames)[number] } => {
  const td = random.pick(zoneNames);
  const extra = {
    version: random.pick(['57', '58']),
    id: random.pick(['a', 'b', 'c']),
    title: 'As it was sent',
    type: random.integer(0, 1),
    source: random.pick(['', 'eqm5', 'mail']),
  };
  const changes = {
    deviceId: `device-${String(random.integer(1, 9))}`,
    osType: random.pick(['iOS', 'Windows']),
    platform: random.pick(['web', 'mini', 'nat', 'Mini']),
    eventType: random.pick(types),
    extra: JSON.stringify(extra),
  };
  return { time, td, country: zones[td], extra, event: { ...someEvent(), ...changes } };
};

/** Returns page views and devices of the events that meet a condition. */
const countEvents = (sent: readonly SentEvent[], matches: (sentEvent: SentEvent) => boolean) => {
  let pv = 0;
  const devices = new Set<string>();
  for (const sentEvent of sent) {
    if (matches(sentEvent)) {
      pv += 1;
      devices.add(sentEvent.event.deviceId);
    }
  }
  return { pv, uv: devices.size };
};

const isView = ({ event: { eventType } }: SentEvent): boolean => eventType.endsWith('_PV');

/** Returns page views and devices by a key, most viewed first. */
const countBy = (sent: readonly SentEvent[], keyOf: (sentEvent: SentEvent) => string) => {
  const keys = [...new Set(sent.filter(isView).map(keyOf))];
  return keys
    .map((name) => ({ name, ...countEvents(sent, (sentEvent) => isView(sentEvent) && keyOf(sentEvent) === name) }))
    .map(({ name, pv, uv }) => ({ name, value: pv, value2: uv }))
    .toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
};

const ofTypes =
  (...names: readonly EventType[]) =>
  ({ event: { eventType } }: SentEvent): boolean =>
    names.some((name) => name === eventType);

const channelIs =
  (channel: string) =>
  ({ event: { platform }, extra }: SentEvent): boolean =>
    platform.toLowerCase() === channel || (platform === 'web' && extra['source'] === channel);

/** From Thursday of one week to Tuesday of the next, with both ends within an hour. */
const startTime = Date.parse('2026-11-12T09:20:30.400+04:00');
const endTime = Date.parse('2026-11-17T18:40:00.000+04:00');

const sendMany = async (): Promise<SentEvent[]> => {
  const inside = Array.from({ length: 260 }, () => random.integer(startTime, endTime));
  const midnight = Date.parse('2026-11-14T00:00:00+04:00');
  const bounds = [startTime - 1, startTime, endTime, endTime + 1, midnight - 1, midnight, startTime - dayMs];
  // Events at the ends are always page views: other types would prove nothing.
  const views = bounds
    .map(createEvent)
    .map((sentEvent) => ({ ...sentEvent, event: { ...sentEvent.event, eventType: 'FINDER_HOME_PV' as const } }));
  const single = inside.map(createEvent);
  const repeated = single.slice(0, 50).map((sentEvent) => ({ ...sentEvent, at: sentEvent.time + 1 }));
  const sent = [...single, ...repeated, ...views].toSorted((a, b) => a.time - b.time);
  for (const sentEvent of sent) await tracking.sendAt(sentEvent.time, sentEvent.td, sentEvent.event);
  return sent.filter(({ time }) => time >= startTime && time <= endTime);
};

describe('statistic', () => {
  it('counts the events within the range and leaves out weekends by day [DSH-6]', async () => {
    const sent = await sendMany();
    tracking.clock = wednesday;
    const result = await tracking.statisticOf(startTime, endTime);
    const home = countEvents(sent, ofTypes('FINDER_HOME_PV'));
    const data = countEvents(sent, ofTypes('HOME_ANALYSIS_PV', 'STATISTIC_SALE_PV', 'DATA_RANKING_PV'));
    const model = countEvents(sent, ofTypes('STATISTIC_MODEL_PV'));
    const [mini, nat, eqm5] = ['mini', 'nat', 'eqm5'].map((channel) =>
      countEvents(sent, (sentEvent) => isView(sentEvent) && channelIs(channel)(sentEvent)),
    );
    expect(result).toMatchObject({
      allPv: countEvents(sent, isView).pv,
      homePv: home.pv,
      homeUv: home.uv,
      dataPv: data.pv,
      dataUv: data.uv,
      modelPv: model.pv,
      modelUv: model.uv,
      miniPv: mini?.pv,
      miniUv: mini?.uv,
      natPv: nat?.pv,
      natUv: nat?.uv,
      eqm5Pv: eqm5?.pv,
      eqm5Uv: eqm5?.uv,
      versionList: countBy(sent, ({ extra }) => String(extra['version'])),
      platformList: countBy(sent, (sentEvent) => `${sentEvent.event.platform} · ${sentEvent.event.osType}`),
    });
    expect(result.countryList.map(({ id, value, value2 }) => ({ name: id ?? '', value, value2 }))).toEqual(
      countBy(sent, ({ country }) => country),
    );
    const days = new Map(
      countBy(sent, ({ time }) => new Date(time + 4 * hourMs).toISOString().slice(0, 10)).map((day) => [day.name, day]),
    );
    expect(days.has('2026-11-14')).toBe(true);
    expect(result.dayList).toEqual(
      ['2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17'].map((day) => days.get(day)),
    );
  });

  it('counts the same from days as from hours, for each range of days [DSH-6] [PERF-13]', async () => {
    await sendMany();
    tracking.clock = wednesday;
    const { db } = tracking.server.database;
    const midnights = Array.from({ length: 8 }, (_, index) => wednesday - index * dayMs).toReversed();
    const ranges = midnights.flatMap((from, index) => midnights.slice(index + 1).map((to) => [from, to - 1] as const));
    const answers = () => Promise.all(ranges.map(([from, to]) => tracking.statisticOf(from, to)));
    const before = await answers();
    // Counts some days at a time. Counting a day again changes nothing.
    for (const midnight of [midnights[3], midnights[4], midnights[7], midnights[7]]) {
      await countDays(db, (midnight ?? 0) + 10 * 60_000);
      expect(await answers()).toEqual(before);
    }
    for (const table of [trackEvents, trackVisits, trackItemVisits]) await db.delete(table);
    expect(await answers()).toEqual(before);
    expect(before.at(-1)?.homePv).toBeGreaterThan(0);
  });

  it('counts demo events separately, by hours and by days [SAL-10]', async () => {
    const { db } = tracking.server.database;
    const begin = wednesday - dayMs;
    await tracking.sendAt(begin + hourMs, 'Asia/Tbilisi', { eventType: 'FINDER_HOME_PV' });
    const stored = await db.select().from(trackEvents);
    const demoEvents = stored.flatMap((event) =>
      ['a', 'b', 'c'].map((deviceId) => ({ ...event, deviceId, isDemo: true })),
    );
    await db.insert(trackEvents).values(demoEvents);
    await countDemoEvents(db);
    tracking.clock = wednesday;
    const homes = async () => {
      const real = await tracking.statisticOf(begin, wednesday - 1);
      const demo = await tracking.statisticOf(begin, wednesday - 1, 'en', true);
      return [real.homePv, real.homeUv, real.demoPv, demo.homePv, demo.homeUv, demo.demoPv];
    };
    expect(await homes()).toEqual([1, 1, 3, 3, 3, 3]);
    await countDays(db, wednesday + 10 * 60_000);
    expect(await db.$count(trackDays)).toBeGreaterThan(0);
    expect(await homes()).toEqual([1, 1, 3, 3, 3, 3]);
  });

  it('counts a day some minutes after its end: an event may be stored late', async () => {
    const { db } = tracking.server.database;
    await tracking.sendAt(wednesday - 1, 'Asia/Tbilisi', { eventType: 'FINDER_HOME_PV' });
    await countDays(db, wednesday + 60_000);
    expect(await db.$count(trackDays)).toBe(0);
    await countDays(db, wednesday + 6 * 60_000);
    expect(await db.$count(trackDays)).toBeGreaterThan(0);
  });

  it('counts actions, their devices, and news and adverts by item [DSH-6]', async () => {
    const sent = await sendMany();
    tracking.clock = wednesday;
    const { converterList, newsList, adList } = await tracking.statisticOf(startTime, endTime);
    const isCollected = (sentEvent: SentEvent) =>
      ofTypes('FINDER_ADV_COLLECT')(sentEvent) && sentEvent.extra['type'] !== 0;
    const expected = [
      {
        name: 'FINDER_SUBMIT_PRICE',
        ...countEvents(sent, ofTypes('FINDER_SUBMIT_PRICE')),
        from: ofTypes('FINDER_VEHICLE_PV'),
      },
      { name: 'FINDER_ADV_COLLECT', ...countEvents(sent, isCollected), from: ofTypes('FINDER_ADV_PV') },
      { name: 'FINDER_DRAW_PRIZE', ...countEvents(sent, ofTypes('FINDER_DRAW_PRIZE')), from: isView },
    ];
    expect(converterList).toEqual(
      expected.map(({ name, pv, uv, from }) => {
        const devices = countEvents(sent, from).uv;
        return { name, value: pv, value2: uv, rate: Math.min(1, Math.round((uv / devices) * 10_000) / 10_000) };
      }),
    );
    const byItem = (type: EventType) =>
      countBy(sent.filter(ofTypes(type)), ({ extra }) => String(extra['id'])).map(({ name, ...counts }) => ({
        id: name,
        name: 'As it was sent',
        ...counts,
      }));
    expect(newsList).toEqual(byItem('HOME_NEWS_PV'));
    expect(adList).toEqual(byItem('FINDER_ADV_PV'));
  });

  it('returns the language of the call and current titles of news', async () => {
    await tracking.server.db.insert(news).values({
      id: 'n1',
      image: '/media/news/road/n1.svg',
      titleEn: 'Road news',
      titleGe: 'ახალი ამბავი',
      link: '/home',
      publishedAt: new Date(tracking.clock),
    });
    await tracking.sendAt(tracking.clock, 'Asia/Tbilisi', {
      eventType: 'HOME_NEWS_PV',
      extra: '{"id":"n1","title":"Old title"}',
    });
    const english = await tracking.statisticOf(tracking.clock, tracking.clock);
    expect(english.newsList).toEqual([{ id: 'n1', name: 'Road news', value: 1, value2: 1 }]);
    expect(english.versionList).toEqual([{ name: 'Unknown', value: 1, value2: 1 }]);
    const georgian = await tracking.statisticOf(tracking.clock, tracking.clock, 'ge');
    expect(georgian.newsList[0]?.name).toBe('ახალი ამბავი');
    expect(georgian.countryList[0]?.name).toBe('საქართველო');
  });

  it.each(['UTC', 'Invalid/Zone'])('assumes Georgia for a Georgian visitor in the time zone %s', async (timeZone) => {
    await tracking.server.post(pathOf(trackSend), tracking.bodyFrom(timeZone), { lang: 'ge' });
    expect((await tracking.statisticOf(tracking.clock, tracking.clock)).countryList).toEqual([
      { id: 'GE', name: 'Georgia', value: 1, value2: 1 },
    ]);
  });

  it('returns every weekday of a range without events', async () => {
    const from = Date.parse('2026-11-06T00:00:00+04:00');
    const { dayList, converterList, homePv } = await tracking.statisticOf(from, from + 4 * dayMs - 1);
    expect(dayList).toEqual(['2026-11-06', '2026-11-09'].map((name) => ({ name, value: 0, value2: 0 })));
    expect(converterList.map(({ rate }) => rate)).toEqual([null, null, null]);
    expect(homePv).toBe(0);
  });

  it.each([trackStatistic, trackPlatformStatistic])(
    'refuses a reversed range and one longer than 31 days',
    async (call) => {
      const inRange = (endOf: number) =>
        tracking.server.attempt(
          call,
          { startTime: wednesday, endTime: endOf, ...tracking.login },
          { reqTime: tracking.clock },
        );
      expect((await inRange(wednesday + 31 * dayMs)).success).toBe(true);
      expect((await inRange(wednesday + 31 * dayMs + 1)).errors[0]).toMatchObject({
        code: errorCodes.badRequest,
        messageEn: 'The range is too long: choose at most 31 days.',
      });
      expect((await inRange(wednesday - 1)).errors[0]?.messageEn).toBe('The end date is before the start date.');
    },
  );
});
