import type { Facets, ListFilters } from '@caravan/shared/contracts/calls';
import { getFinderFacets, getFinderVehicles, usedCarFacets, usedCarPage } from '@caravan/shared/contracts/calls';
import { ask } from '../../testing/client';
import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: true });
});
afterAll(() => server.close());

type Setting = { readonly currency?: 'USD' | 'GEL'; readonly lang?: 'en' | 'ge' };
type Asked = { readonly filters?: ListFilters; readonly keyword?: string };

/** Both lists by the same questions. */
const lists = {
  catalogue: {
    total: async (asked: object, setting: Setting = {}) =>
      (await ask(server.app, usedCarPage, { size: 1, current: 1, ...asked }, setting)).total,
    facets: (asked: Asked, setting: Setting = {}) => ask(server.app, usedCarFacets, asked, setting),
  },
  finder: {
    total: async (asked: object, setting: Setting = {}) =>
      (await ask(server.app, getFinderVehicles, { lang: 'en', size: 1, current: 1, ...asked }, setting)).total,
    facets: (asked: Asked, setting: Setting = {}) =>
      ask(server.app, getFinderFacets, { lang: 'en', ...asked }, setting),
  },
};

const valuesOf = (facets: Facets, filter: string) =>
  facets.choices.find((each) => each.filter === filter)?.values ?? [];

describe.each(['catalogue', 'finder'] as const)('the filters of the %s', (name) => {
  const { total, facets } = lists[name];
  const asked: ListFilters = { body: ['suv'], priceMax: 40_000, odometerMax: 150_000 };

  it('count what the list has with each value in place of those chosen [HOME-8]', async () => {
    const counted = await facets({ filters: asked });
    expect(counted.total).toBe(await total({ filters: asked }));
    expect(counted.choices.length).toBeGreaterThanOrEqual(6);
    for (const { filter, values } of counted.choices) {
      expect(values.length).toBeGreaterThan(0);
      for (const { value, count } of values) {
        expect([filter, value, await total({ filters: { ...asked, [filter]: [value] } })]).toEqual([
          filter,
          value,
          count,
        ]);
      }
    }
    for (const { filter, steps } of counted.bounds) {
      for (const { value, count } of steps) {
        expect([filter, value, await total({ filters: { ...asked, [filter]: value } })]).toEqual([
          filter,
          value,
          count,
        ]);
      }
    }
  });

  it('say how many there would be without each that is in use, the keyword too', async () => {
    const counted = await facets({ filters: asked, keyword: 'toyota' });
    for (const { filter, count } of counted.without) {
      const rest = Object.fromEntries(Object.entries(asked).filter(([key]) => key !== filter));
      const keyword = filter === 'keyword' ? {} : { keyword: 'toyota' };
      expect([filter, await total({ filters: rest, ...keyword })]).toEqual([filter, count]);
    }
    expect(counted.without.map(({ filter }) => filter)).toEqual(['body', 'priceMax', 'odometerMax', 'keyword']);
  });

  it.each(['toyo', 'toyta', 'sea 2022', 'white electric suv', 'lgx', '\u{1f}', 'l\u{1f}x', 'a%', 'zzzzzz'])(
    'find by "%s" as many as the list',
    async (keyword) => {
      expect((await facets({ keyword })).total).toBe(await total({ keyword }));
    },
  );

  it('take several values at once: what has any of them', async () => {
    const [one = { value: '', count: 0 }, other = { value: '', count: 0 }] = valuesOf(await facets({}), 'brand');
    expect(await total({ filters: { brand: [one.value, other.value] } })).toBe(one.count + other.count);
  });

  it('count prices as they are shown in lari', async () => {
    const { bounds } = await facets({}, { currency: 'GEL' });
    for (const { value, count } of bounds.find(({ filter }) => filter === 'priceMax')?.steps ?? []) {
      expect(await total({ filters: { priceMax: value } }, { currency: 'GEL' })).toBe(count);
    }
  });

  it.each(['USD', 'GEL'] as const)(
    'keep the set of a price limit in %s for a reader of the other [SHELL-24]',
    async (currency) => {
      const limit: ListFilters = { priceMin: 20_000, priceMax: 60_000, in: currency };
      const other = currency === 'USD' ? 'GEL' : 'USD';
      const [own, theirs] = await Promise.all([
        facets({ filters: limit }, { currency }),
        facets({ filters: limit }, { currency: other }),
      ]);
      expect(own.total).toBeGreaterThan(0);
      expect(theirs.total).toBe(own.total);
      expect(await total({ filters: limit }, { currency: other })).toBe(await total({ filters: limit }, { currency }));
      expect(theirs.bounds).toEqual(own.bounds);
      expect([own.prices, theirs.prices?.in]).toEqual([{ in: currency, rate: 1 }, currency]);
      expect(theirs.prices?.rate).toBeGreaterThan(currency === 'USD' ? 1 : 0);
      expect(theirs.prices?.rate).not.toBe(1);
    },
  );

  it('count what a price limit leaves out for want of a price', async () => {
    const open = await facets({ filters: { body: ['suv'] } });
    const limited = await facets({ filters: { body: ['suv'], priceMin: 0, priceMax: 100_000_000 } });
    expect(open.unpriced).toBeUndefined();
    expect(limited.unpriced).toBe(open.total - limited.total);
  });

  it('count the models of the brands chosen, and of none without', async () => {
    expect(valuesOf(await facets({}), 'series')).toEqual([]);
    const [first = { value: '', count: 0 }] = valuesOf(await facets({}), 'brand');
    const models = valuesOf(await facets({ filters: { brand: [first.value] } }), 'series');
    expect(models.reduce((sum, { count }) => sum + count, 0)).toBe(first.count);
  });

  it('count only the numbers of seats that the list has [HOME-8]', async () => {
    const values = valuesOf(await facets({}), 'seats');
    expect(values.length).toBeGreaterThan(1);
    expect(values.every(({ count }) => count > 0)).toBe(true);
    expect(values).toContainEqual(expect.objectContaining({ value: '7', name: '7 seats' }));
  });

  it('take empty ids for all, as pages of the specification send them, and find nothing for nonsense', async () => {
    expect(await total({ brandId: '', ...(name === 'catalogue' ? { seriesId: '' } : {}) })).toBe(await total({}));
    expect(await total({ filters: { ready: ['x', '99999999999'], body: ['boat'] } })).toBe(0);
    expect(await total({ filters: { yearMin: 100_000_000 } })).toBe(0);
    expect(valuesOf(await facets({ filters: { body: ['boat'] } }), 'body')).toContainEqual({
      value: 'boat',
      name: 'boat',
      count: 0,
    });
  });
});

it('names values in the language of the call', async () => {
  const facets = await ask(server.app, usedCarFacets, {}, { lang: 'ge' });
  for (const filter of ['energy', 'body', 'seats', 'colour', 'place', 'ready']) {
    expect(valuesOf(facets, filter).every(({ name }) => /\p{Script=Georgian}/u.test(name))).toBe(true);
  }
});

it.each([
  ['priceAsc', ({ price }: { price?: number | null | undefined }) => price ?? Infinity],
  ['priceDesc', ({ price }: { price?: number | null | undefined }) => -(price ?? -Infinity)],
  ['odometerAsc', ({ odometer }: { odometer: number | null }) => odometer ?? Infinity],
  ['yearDesc', ({ name }: { name: string }) => -Number(name.slice(0, 4))],
] as const)('orders the finder by %s', async (sort, keyOf) => {
  const { data } = await ask(server.app, getFinderVehicles, { lang: 'en', size: 100, current: 1, sort });
  const keys = data.map(keyOf);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  expect(new Set(keys).size).toBeGreaterThan(5);
});

it('follows a change of the content at once, and reads nothing again where there is none', async () => {
  const statements: string[] = [];
  const { db } = server.database;
  const select = db.select.bind(db);
  jest.spyOn(db, 'select').mockImplementation((...fields: Parameters<typeof select>) => {
    statements.push(Object.keys(fields[0] ?? {}).join());
    return select(...fields);
  });
  const readings = () => statements.filter((fields) => fields === 'keys,text,size').length;
  const ready = async (odometerMax: number) =>
    valuesOf(await ask(server.app, usedCarFacets, { filters: { odometerMax } }), 'ready').map(({ value }) => value);
  await server.database.runScript('update used_cars set ready_status = 99 where id = (select min(id) from used_cars)');
  expect(await ready(900_000)).toContain('99');
  expect(await ready(900_001)).toContain('99');
  expect(readings()).toBe(1);
  await server.database.runScript('update used_cars set ready_status = 1 where ready_status = 99');
  expect(await ready(900_000)).not.toContain('99');
  expect(readings()).toBe(2);
});
