import {
  deleteSearch,
  errorCodes,
  renameSearch,
  saveSearch,
  SESSION_INVALID,
  watching,
} from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/terms';
import { asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { finderVehicles, usedCars } from '../../database/schema';
import { addressOf, countResults, createSearchReader, findNewMatches, findSearches, type Search } from './searches';
import type { Watcher } from './testing/watchers';
import { clock, db, mailsTo, newCar, newUser, runNextDay, server, setLanded, unusedCars } from './testing/watchers';

describe('a saved search', () => {
  const save = (watcher: Watcher, extra: object = {}) =>
    watcher.tryCall(saveSearch, {
      list: 'cars',
      name: 'SUV',
      filters: { body: ['suv'], landedGeorgiaMax: 45_000, in: 'GEL' },
      country: 'georgia',
      ...extra,
    });

  it('is listed with the address of its results, renamed and deleted [MKT-4]', async () => {
    const watcher = await newUser({ on: false });
    await save(watcher);
    await save(watcher, { list: 'vehicles', name: 'Red', keyword: 'red', filters: { priceMax: 9_000, in: 'USD' } });
    const { searches } = await watcher.call(watching, {});
    expect(searches).toMatchObject([
      { list: 'vehicles', name: 'Red', address: '/vehicles?keyword=red&priceMax=9000' },
      { list: 'cars', name: 'SUV', address: '/cars?body=suv&in=GEL&landedGeorgiaMax=45000' },
    ]);
    const [red, suv] = searches.map(({ id }) => id);
    await watcher.call(renameSearch, { id: red ?? 0, name: ' Family ' });
    await watcher.call(deleteSearch, { id: suv ?? 0 });
    expect((await watcher.call(watching, {})).searches).toMatchObject([{ id: red, name: 'Family' }]);
  });

  it('keeps the currency of prices in its keyword [MKT-4]', async () => {
    const { token, userId } = await newUser({ on: false });
    const parameter = { list: 'cars', name: 'Cheap', keyword: 'under 20000', country: 'georgia' } as const;
    for (const currency of ['USD', 'GEL'] as const) {
      await server.call(saveSearch, parameter, { token, currency, reqTime: clock.now });
    }
    const saved = await findSearches(db(), userId);
    expect(saved.map(addressOf)).toEqual(['/cars?in=GEL&keyword=under+20000', '/cars?in=USD&keyword=under+20000']);
    const readCondition = createSearchReader(server.deps);
    const countIn = async (search: Search, currency: Currency) =>
      countResults(db(), 'cars', await readCondition(search, currency));
    const counts = await Promise.all(
      saved.map(async (each) => [await countIn(each, 'USD'), await countIn(each, 'GEL')]),
    );
    const [lari = 0, dollars = 0] = counts.map(([first]) => first);
    expect(counts).toEqual([
      [lari, lari],
      [dollars, dollars],
    ]);
    expect(lari).toBeLessThan(dollars);
  });

  it('belongs to one account', async () => {
    const [owner, stranger] = [await newUser({ on: false }), await newUser({ on: false })];
    await save(owner);
    const [search] = (await owner.call(watching, {})).searches;
    const id = search?.id ?? 0;
    expect((await stranger.tryCall(renameSearch, { id, name: 'Mine' })).errors[0]?.code).toBe(errorCodes.notFound);
    await stranger.call(deleteSearch, { id });
    expect((await owner.call(watching, {})).searches).toEqual([search]);
    expect((await stranger.call(watching, {})).searches).toEqual([]);
  });

  it.each([
    ['no filter', { filters: { body: [], in: 'USD' } }],
    ['a filter of another list', { list: 'vehicles', filters: { rangeMin: 400 } }],
    ['a keyword that only sorts', { filters: {}, keyword: 'cheap' }],
  ])('is refused with %s, which narrows nothing', async (_what, extra) => {
    const [error] = (await save(await newUser({ on: false }), extra)).errors;
    expect([error?.code, error?.messageEn]).toEqual([errorCodes.badRequest, expect.stringContaining('filter')]);
  });

  it('needs a session', async () => {
    const parameter = { list: 'cars', name: 'SUV', keyword: 'suv', country: 'georgia' };
    expect(await server.refusalCode(saveSearch, parameter, { reqTime: clock.now })).toBe(SESSION_INVALID);
  });

  it('is renamed if it is saved again, also by several tabs at once [MKT-4]', async () => {
    const watcher = await newUser({ on: false });
    const saveAll = (name: string) =>
      Promise.all(
        [{}, { country: 'azerbaijan' }, { keyword: 'suv' }, {}].map((extra) => save(watcher, { name, ...extra })),
      );
    await saveAll('SUV');
    const { searches } = await watcher.call(watching, {});
    expect(searches).toHaveLength(3);
    await saveAll('Family');
    const renamed = searches.map((search) => ({ ...search, name: 'Family' }));
    expect((await watcher.call(watching, {})).searches).toEqual(renamed);
  });

  it('is refused as the 21st', async () => {
    const watcher = await newUser({ on: false });
    const saved = await Promise.all(
      Array.from({ length: 21 }, (_, index) => save(watcher, { filters: { yearMin: 2000 + index } })),
    );
    expect(saved.filter(({ success }) => success)).toHaveLength(20);
    expect(saved.find(({ success }) => !success)?.errors[0]?.code).toBe(errorCodes.tooMany);
  });

  it('is refused with more than 5,000 results', async () => {
    const watcher = await newUser({ on: false });
    const names = Object.values(getTableColumns(usedCars))
      .filter(({ name }) => name !== 'id')
      .map(({ name }) => sql.identifier(name));
    const otherColumns = sql.join(names, sql`, `);
    await db().execute(sql`insert into used_cars (id, ${otherColumns})
      select 'copy-' || number, ${otherColumns} from used_cars, generate_series(1, 5001) number where id = ${newCar()}`);
    const filters = { yearMin: 1980 };
    expect((await save(watcher, { filters })).errors[0]?.code).toBe(errorCodes.tooMany);
    await db()
      .delete(usedCars)
      .where(sql`id like 'copy-%'`);
    expect((await save(watcher, { filters })).success).toBe(true);
  });

  it('tells the newest ten of its new results and their number, once [MKT-4]', async () => {
    const watcher = await newUser();
    const [largest] = await db()
      .select({ brand: usedCars.brandId })
      .from(usedCars)
      .groupBy(usedCars.brandId)
      .orderBy(desc(count()))
      .limit(1);
    const brand = largest?.brand ?? '';
    const found = await db().select({ id: usedCars.id }).from(usedCars).where(eq(usedCars.brandId, brand)).limit(13);
    const ids = found.map(({ id }) => id);
    unusedCars.splice(0, unusedCars.length, ...unusedCars.filter((id) => !ids.includes(id)));
    const [lateCar = '', ...earlyCars] = ids;
    await setLanded(ids, 20_000);
    await setLanded(earlyCars.slice(0, 1), 400);
    const filters = { brand: [brand], landedGeorgiaMax: 450, in: 'USD' };
    expect((await save(watcher, { name: 'Bargain', filters })).success).toBe(true);
    await runNextDay();
    expect(await watcher.latest()).toEqual([]);

    await setLanded(earlyCars, 440);
    await runNextDay();
    const [message] = await watcher.latest();
    expect(message?.matches).toMatchObject([{ name: 'Bargain', total: earlyCars.length - 1 }]);
    const items = message?.matches[0]?.items ?? [];
    expect(items).toHaveLength(10);
    expect(
      items.every(({ kind, id, price }) => kind === 'car' && earlyCars.slice(1).includes(id) && price === 440),
    ).toBe(true);
    const text = mailsTo(watcher.email)[0]?.text;
    expect(text).toContain(`New for “Bargain”: ${String(earlyCars.length - 1)}`);
    expect(text).toContain(`/cars?brand=${brand}&landedGeorgiaMax=450`);

    // Known results that leave and come back are not new.
    await setLanded(earlyCars, 20_000);
    await setLanded([lateCar], 440);
    await runNextDay();
    await setLanded(ids, 440);
    await runNextDay();
    const totals = (await watcher.latest()).map(({ matches }) => matches[0]?.total);
    expect(totals).toEqual([1, earlyCars.length - 1]);
  });

  it('has no new results once it is deleted', async () => {
    const watcher = await newUser({ on: false });
    await save(watcher);
    const [search] = await findSearches(db(), watcher.userId);
    if (search === undefined) throw new Error('the search was not saved');
    await watcher.call(deleteSearch, { id: search.id });
    expect(await findNewMatches(db(), search, sql`true`)).toEqual({ total: 0, items: [] });
  });

  it('finds new vehicles of the finder by keyword and price [MKT-4]', async () => {
    const watcher = await newUser();
    const [vehicle] = await db().select().from(finderVehicles).orderBy(asc(finderVehicles.id)).limit(1);
    const { id = '', modelName = '' } = vehicle ?? {};
    await save(watcher, { list: 'vehicles', keyword: modelName, filters: { priceMax: 7, in: 'USD' } });
    await db().update(finderVehicles).set({ priceUsd: 7 }).where(eq(finderVehicles.id, id));
    await runNextDay();
    expect((await watcher.latest())[0]?.matches).toMatchObject([
      { total: 1, items: [{ kind: 'vehicle', id, price: 7 }] },
    ]);
  });
});
