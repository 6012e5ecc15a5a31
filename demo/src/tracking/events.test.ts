import { addDays, newestMonth, siteDay } from '@caravan/shared/terms';
import { demoEvents, type DemoSite } from './events';

const today = '2026-11-20';
const site: DemoSite = {
  news: [
    { id: 'news-1', title: 'One' },
    { id: 'news-2', title: 'Two' },
  ],
  adverts: [{ id: '402', title: 'Roof boxes' }],
  vehicles: ['200035', '200036'],
  models: ['toyota-prius', 'toyota-camry'],
  brands: ['toyota'],
  tops: ['7', '8'],
  referrers: [{ id: 'eqm5', platform: 'Caspian Listings' }],
};
const events = demoEvents(today, site);
const dayOf = (event: (typeof events)[number]): string => siteDay(event.eventTime);

/** Returns the distinct values of a field in the events of a type. */
const valuesIn = (type: string, key: string): unknown[] => [
  ...new Set(
    events
      .filter(({ eventType }) => eventType === type)
      .map(({ extra }) => {
        const parsed: unknown = JSON.parse(extra);
        const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
        return new Map<string, unknown>(entries).get(key);
      }),
  ),
];

describe('demo events', () => {
  it('occur on each of the hundred days before today and on no other', () => {
    const expected = Array.from({ length: 100 }, (_, index) => addDays(today, index - 100));
    // A visit of the last day can continue after midnight.
    expect([...new Set(events.map(dayOf))].filter((day) => day !== today).toSorted()).toEqual(expected);
  });

  it.each([
    ['FINDER_TOP_PV', 'id', site.tops],
    ['HOME_NEWS_PV', 'id', ['news-1', 'news-2']],
    ['FINDER_ADV_PV', 'id', ['402']],
    ['FINDER_ADV_COLLECT', 'advId', ['402']],
    ['FINDER_VEHICLE_PV', 'vehicleId', site.vehicles],
    ['STATISTIC_MODEL_PV', 'modelId', site.models],
    ['STATISTIC_MODEL_PV', 'type', ['week', 'month']],
    ['STATISTIC_SALE_PV', 'location', ['georgia', 'azerbaijan']],
    ['DATA_RANKING_PV', 'id', ['sale', 'energy', 'hot', 'division', 'price']],
  ])('contain in %s as %s only values that the site has', (type, key, known) => {
    expect(valuesIn(type, key).map(String).toSorted()).toEqual([...known].toSorted());
  });

  it('contain in STATISTIC_SALE_PV the newest month of the day', () => {
    const months = [today, ...events.map(dayOf)].map((day) => newestMonth(day));
    expect(valuesIn('STATISTIC_SALE_PV', 'month').map(String).toSorted()).toEqual([...new Set(months)].toSorted());
  });
});
