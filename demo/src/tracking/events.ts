import type { EventType } from '@caravan/shared/contracts/calls';
import { addDays, newestMonth, siteMidnight, weekdayOf } from '@caravan/shared/terms';
import type { NewTrackEvent } from '@caravan/api/schema';
import { eventRow } from '@caravan/api/tracking';
import { type Random, createRandom } from '../random/random';
import { type DemoDevice, demoDevices } from './devices';

const dayCount = 100;
const deviceCount = 1_200;
const hourMs = 3_600_000;

interface SiteItem {
  readonly id: string;
  readonly title: string;
}

/** The content of the site that events refer to. */
export interface DemoSite {
  readonly news: readonly [SiteItem, ...SiteItem[]];
  readonly adverts: readonly [SiteItem, ...SiteItem[]];
  readonly vehicles: readonly [string, ...string[]];
  readonly models: readonly [string, ...string[]];
  readonly brands: readonly [string, ...string[]];
  readonly tops: readonly [string, ...string[]];
  readonly referrers: readonly [
    { readonly id: string; readonly platform: string },
    ...{ readonly id: string; readonly platform: string }[],
  ];
}

/** Visits by day of the week, Sunday first. */
const visitsByWeekday = [46, 74, 78, 76, 79, 72, 55];

/** Weights of the hours of a day in Tbilisi. */
const hourWeights = [2, 1, 1, 0, 0, 1, 2, 4, 7, 10, 12, 13, 15, 13, 11, 11, 11, 12, 13, 15, 17, 17, 12, 6];
const hours = hourWeights.map((_, hour) => hour);

interface Step {
  readonly type: EventType;
  readonly page: string;
  readonly extra: Readonly<Record<string, string | number>>;
  /** The event that is sent with the time on the page when the visitor leaves it. */
  readonly stay?: EventType;
  /** An event that some visitors cause on the page. */
  readonly action?: {
    readonly type: EventType;
    readonly chance: number;
    readonly extra: Readonly<Record<string, string | number>>;
  };
}

/** Picks an item. Earlier ones are more likely, because visitors read lists from the top. */
const pickEarly = <T>(random: Random, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random.next() ** 2 * items.length)] ?? items[0];

const rankings = ['sale', 'energy', 'hot', 'division', 'price'] as const;

/** `day` is the day of the visit, YYYY-MM-DD. */
type MakeStep = (random: Random, site: DemoSite, day: string) => Step;

const home: MakeStep = () => ({ type: 'FINDER_HOME_PV', page: '/home', extra: {}, stay: 'FINDER_HOME_STAY' });

/** The pages that visitors open, by weight. */
const steps: readonly { readonly weight: number; readonly make: MakeStep }[] = [
  { weight: 20, make: home },
  {
    weight: 24,
    make: (random, { vehicles }) => {
      const vehicleId = pickEarly(random, vehicles);
      return {
        type: 'FINDER_VEHICLE_PV',
        page: `/detail/${vehicleId}`,
        extra: { vehicleId },
        stay: 'FINDER_VEHICLE_STAY',
        action: { type: 'FINDER_SUBMIT_PRICE', chance: 0.025, extra: { vehicleId } },
      };
    },
  },
  {
    weight: 9,
    make: (random, { models }) => ({
      type: 'HOME_ANALYSIS_PV',
      page: '/home',
      extra: { modelId: pickEarly(random, models), location: random.next() < 0.75 ? 'georgia' : 'azerbaijan' },
    }),
  },
  {
    weight: 8,
    make: (random, { news }) => {
      const { id, title } = pickEarly(random, news);
      return { type: 'HOME_NEWS_PV', page: '/home', extra: { id, title } };
    },
  },
  {
    weight: 9,
    make: (random, { brands }) => ({
      type: 'FINDER_BRAND_PV',
      page: '/home',
      extra: { brandId: pickEarly(random, brands) },
    }),
  },
  {
    weight: 4,
    make: (random, { tops }) => ({ type: 'FINDER_TOP_PV', page: '/home', extra: { id: pickEarly(random, tops) } }),
  },
  {
    weight: 6,
    make: (random, { adverts }) => {
      const { id, title } = pickEarly(random, adverts);
      return {
        type: 'FINDER_ADV_PV',
        page: `/friendship/${id}`,
        extra: { id, title },
        stay: 'FINDER_ADV_STAY',
        action: { type: 'FINDER_ADV_COLLECT', chance: 0.07, extra: { advId: id, type: 1 } },
      };
    },
  },
  {
    weight: 9,
    make: (random, _site, day) => ({
      type: 'STATISTIC_SALE_PV',
      page: '/sales/list',
      extra: { location: random.next() < 0.75 ? 'georgia' : 'azerbaijan', month: newestMonth(day) },
      stay: 'STATISTIC_SALE_STAY',
    }),
  },
  {
    weight: 9,
    make: (random, { models }) => {
      const modelId = pickEarly(random, models);
      const type = random.next() < 0.7 ? 'week' : 'month';
      return {
        type: 'STATISTIC_MODEL_PV',
        page: `/sales/detail/${type}/${modelId}`,
        extra: { modelId, type },
        stay: 'STATISTIC_MODEL_STAY',
      };
    },
  },
  {
    weight: 10,
    make: (random) => {
      const id = pickEarly(random, rankings);
      return { type: 'DATA_RANKING_PV', page: `/sales/${id}`, extra: { id }, stay: 'DATA_RANKING_STAY' };
    },
  },
  { weight: 1, make: () => ({ type: 'DOWNLOAD_PV', page: '/download', extra: {} }) },
];

const prizeAmounts = [0, 0, 0, 0, 5, 10, 20] as const;

/** Returns the site's version on a day. It changes every third day. */
const versionOn = (dayIndex: number): string => String(38 + Math.floor(dayIndex / 3));

interface Visit {
  readonly device: DemoDevice;
  readonly day: string;
  readonly start: number;
  readonly version: string;
}

const eventsOfVisit = (random: Random, site: DemoSite, { device, day, start, version }: Visit): NewTrackEvent[] => {
  let clock = start;
  const events: NewTrackEvent[] = [];
  const send = (type: EventType, page: string, extra: object): void => {
    const { deviceId, deviceType, osType, platform, identityId, userId, source, timeZone, offsetHours } = device;
    const event = {
      deviceId,
      deviceType,
      osType,
      eventTime: clock,
      url: `https://caravan.example${page}`,
      page,
      localTime: new Date(clock + offsetHours * hourMs).toISOString().slice(0, 19).replace('T', ' '),
      eventType: type,
      extra: JSON.stringify({ ...extra, version, ...(source === '' ? {} : { source }) }),
      userId,
      identityId,
      platform,
    };
    const receivedAt = new Date(clock + random.integer(40, 900));
    events.push({ ...eventRow(event, { receivedAt, timeZone, language: 'en' }), isDemo: true });
  };
  const count = Math.max(1, Math.round(device.pagesPerVisit * random.around(0.4)));
  for (let index = 0; index < count; index += 1) {
    const { make } =
      index === 0 && random.next() < 0.6 ? { make: home } : random.pickWeighted(steps, ({ weight }) => weight);
    const { type, page, extra, stay, action } = make(random, site, day);
    const inTime = clock;
    send(type, page, extra);
    const seconds = Math.round(4 + random.next() ** 3 * 240);
    clock += seconds * 1000;
    if (action !== undefined && random.next() < action.chance) {
      send(action.type, page, action.extra);
    }
    if (stay !== undefined) {
      const [from, to] = [Math.floor(inTime / 1000), Math.floor(clock / 1000)];
      send(stay, page, { inTime: from, outTime: to, stayTime: to - from });
    }
  }
  if (random.next() < 0.012) {
    send('FINDER_DRAW_PRIZE', '/prize', { amount: random.pick(prizeAmounts) });
    clock += 45_000;
    send('FINDER_PRIZE_STAY', '/prize', {
      inTime: Math.floor(clock / 1000) - 45,
      outTime: Math.floor(clock / 1000),
      stayTime: 45,
    });
  }
  return events;
};

/** Returns events of the 100 days before `today`, oldest visits first. Every range of the dashboard then has data. */
export const demoEvents = (today: string, site: DemoSite): NewTrackEvent[] => {
  const random = createRandom('tracking');
  const devices = demoDevices(random, deviceCount, site.referrers);
  return Array.from({ length: dayCount }, (_, index) => index).flatMap((index) => {
    const day = addDays(today, index - dayCount);
    const usualVisits = visitsByWeekday[weekdayOf(day)] ?? 100;
    const visits = Math.round(usualVisits * (0.4 + (0.75 * index) / dayCount) * random.around(0.06));
    return Array.from({ length: visits }).flatMap(() => {
      // The number of known devices grows with time. Devices with low indexes visit more often.
      const known = deviceCount * (0.3 + (0.7 * (index + 1)) / dayCount);
      const device = devices[Math.floor(random.next() ** 1.6 * known)];
      const hour = random.pickWeighted(hours, (each) => hourWeights[each] ?? 1);
      const start = siteMidnight(day) + hour * hourMs + random.integer(0, hourMs - 1);
      return device === undefined ? [] : eventsOfVisit(random, site, { device, day, start, version: versionOn(index) });
    });
  });
};
