import { errorCodes, watch, watchList } from '@caravan/shared/contracts/calls';
import { asc, eq } from 'drizzle-orm';
import { finderVehicles, usedCars, vehicleWatches } from '../../database/schema';
import { signedInAs } from '../../testing/accounts';
import { newClient } from '../../testing/client';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });
let ids: string[];

beforeAll(async () => {
  const rows = await server.db.select().from(finderVehicles).orderBy(asc(finderVehicles.id));
  ids = rows.map(({ id }) => id);
});

const toggle = (clientId: string, vehicleId: string, type: 1 | 2) => server.call(watch, { clientId, vehicleId, type });
const listOf = (clientId: string, page: object = {}, options = {}) =>
  server.call(watchList, { clientId, current: 1, size: 100, ...page }, options);
const idsOf = async (clientId: string) => (await listOf(clientId)).data.map(({ itemId }) => itemId);

describe('watch', () => {
  it('adds and removes vehicles, latest first', async () => {
    const [first = '', second = '', third = ''] = ids;
    const client = newClient();
    expect(await listOf(client)).toEqual({ current: 1, size: 100, total: 0, data: [], cars: [], gone: [], order: [] });
    for (const id of [first, second, third]) {
      expect(await toggle(client, id, 1)).toEqual({ watched: true });
    }
    expect(await idsOf(client)).toEqual([third, second, first]);
    expect(await toggle(client, second, 2)).toEqual({ watched: false });
    expect(await idsOf(client)).toEqual([third, first]);
  });

  it('has the same result when repeated', async () => {
    const [first = '', second = ''] = ids;
    const client = newClient();
    await toggle(client, first, 1);
    await toggle(client, second, 1);
    expect(await toggle(client, first, 1)).toEqual({ watched: true });
    expect(await idsOf(client)).toEqual([second, first]);
    await toggle(client, first, 2);
    expect(await toggle(client, first, 2)).toEqual({ watched: false });
    expect(await idsOf(client)).toEqual([second]);
  });

  it('keeps the lists of clients apart, in upper and lower case', async () => {
    const [first = ''] = ids;
    const client = newClient();
    await toggle(client.toUpperCase(), first, 1);
    expect(await idsOf(client)).toEqual([first]);
    expect(await idsOf(newClient())).toEqual([]);
  });

  it('refuses an unknown vehicle and an invalid client id', async () => {
    const client = newClient();
    const unknown = await server.attempt(watch, { clientId: client, type: 1, vehicleId: 'gone' });
    expect(unknown).toMatchObject({ success: false, errors: [{ code: errorCodes.notFound }] });
    expect(await toggle(client, 'gone', 2)).toEqual({ watched: false });
    const short = await server.attempt(watch, { clientId: 'abc', type: 1, vehicleId: ids[0] });
    expect(short).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest }] });
  });

  it('stores the referring identity', async () => {
    const client = newClient();
    await server.call(watch, { clientId: client, identityId: 'account', type: 1, vehicleId: ids[0] ?? '' });
    const [stored] = await server.db.select().from(vehicleWatches).where(eq(vehicleWatches.clientId, client));
    expect(stored).toMatchObject({ identityId: 'account', vehicleId: ids[0] });
  });

  it('stores a vehicle once for simultaneous calls', async () => {
    const client = newClient();
    const answers = await Promise.all(Array.from({ length: 8 }, () => toggle(client, ids[0] ?? '', 1)));
    expect(answers.every(({ watched }) => watched)).toBe(true);
    expect((await listOf(client)).total).toBe(1);
  });

  it('holds a hundred vehicles, also for simultaneous calls', async () => {
    const client = newClient();
    for (const id of ids.slice(0, 98)) await toggle(client, id, 1);
    const answers = await Promise.all(
      ids.slice(98, 104).map((vehicleId) => server.attempt(watch, { clientId: client, type: 1, vehicleId })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    const refused = answers.find(({ success }) => !success);
    expect(refused?.errors[0]).toMatchObject({ code: errorCodes.tooMany });
    expect(refused?.errors[0]?.messageEn).toContain('100');
    expect((await listOf(client)).data).toHaveLength(100);
    expect(await toggle(client, ids[5] ?? '', 1)).toEqual({ watched: true });
    await toggle(client, ids[5] ?? '', 2);
    expect(await toggle(client, ids[110] ?? '', 1)).toEqual({ watched: true });
    expect((await idsOf(client))[0]).toBe(ids[110]);
  });
});

describe('watchList', () => {
  it('returns pages in the language of the call', async () => {
    const client = newClient();
    for (const id of ids.slice(0, 5)) await toggle(client, id, 1);
    const second = await listOf(client, { current: 2, size: 2 }, { lang: 'ge' });
    expect(second).toMatchObject({ current: 2, size: 2, total: 5 });
    expect(second.data.map(({ itemId }) => itemId)).toEqual([ids[2], ids[1]]);
    expect(second.data.every(({ fuel }) => /\p{Script=Georgian}/u.test(fuel ?? ''))).toBe(true);
    expect((await listOf(client, { current: 4, size: 2 })).data).toEqual([]);
  });

  it('leaves out vehicles that are no longer offered and does not count them', async () => {
    const client = newClient();
    const goneEntries = Array.from({ length: 100 }, (_, index) => ({
      clientId: client,
      vehicleId: `gone-${String(index)}`,
      watchedAt: new Date(),
    }));
    await server.db.insert(vehicleWatches).values(goneEntries);
    expect(await listOf(client)).toMatchObject({ total: 0, data: [] });
    expect(await toggle(client, ids[0] ?? '', 1)).toEqual({ watched: true });
    expect(await idsOf(client)).toEqual([ids[0]]);
  });
});

describe('one list of both kinds', () => {
  const carIds = async () =>
    (await server.db.select({ id: usedCars.id }).from(usedCars).orderBy(asc(usedCars.id)).limit(3)).map(({ id }) => id);
  const add = (clientId: string, kind: 'car' | 'vehicle', vehicleId: string, options = {}) =>
    server.call(watch, { clientId, type: 1, vehicleId, kind }, options);

  it('holds catalogue cars and vehicles in the order of watching', async () => {
    const [car = '', otherCar = ''] = await carIds();
    const client = newClient();
    await add(client, 'car', car);
    await add(client, 'vehicle', ids[0] ?? '');
    await add(client, 'car', otherCar);
    const list = await listOf(client);
    expect(list.order).toEqual([`car:${otherCar}`, `vehicle:${ids[0]}`, `car:${car}`]);
    expect(list.cars.map(({ usedCarId }) => usedCarId)).toEqual([otherCar, car]);
    expect(list).toMatchObject({ total: 1, data: [{ itemId: ids[0] }] });
    await server.call(watch, { clientId: client, type: 2, vehicleId: car, kind: 'car' });
    expect((await listOf(client)).order).toEqual([`car:${otherCar}`, `vehicle:${ids[0]}`]);
    const unknown = await server.attempt(watch, { clientId: client, type: 1, kind: 'car', vehicleId: 'gone' });
    expect(unknown.errors[0]).toMatchObject({ code: errorCodes.notFound });
  });

  it('belongs to the signed-in account and takes over the browser’s list', async () => {
    const [car = '', otherCar = ''] = await carIds();
    const [phone, laptop] = [newClient(), newClient()];
    const { token } = await signedInAs(server);
    await add(phone, 'car', car);
    await add(phone, 'vehicle', ids[1] ?? '');
    await add(laptop, 'car', otherCar, { token });
    await add(laptop, 'car', car, { token });
    expect((await listOf(phone, {}, { token })).order).toEqual([`vehicle:${ids[1]}`, `car:${car}`, `car:${otherCar}`]);
    expect((await listOf(laptop, {}, { token })).order).toHaveLength(3);
    // The next visitor of that browser does not see it.
    expect((await listOf(phone)).order).toEqual([]);
  });

  it('drops an entry that the browser has not yet handed to the account', async () => {
    const client = newClient();
    const { token } = await signedInAs(server);
    const entry = { clientId: client, vehicleId: ids[0] ?? '' };
    await toggle(client, entry.vehicleId, 1);
    await server.call(watch, { ...entry, type: 2 }, { token });
    expect((await listOf(client, {}, { token })).order).toEqual([]);
  });

  it('of an account holds a hundred while the browser keeps the others', async () => {
    const [phone, laptop] = [newClient(), newClient()];
    const { token } = await signedInAs(server);
    for (const id of ids.slice(0, 98)) await add(laptop, 'vehicle', id, { token });
    for (const id of ids.slice(97, 101)) await add(phone, 'vehicle', id);
    const list = await listOf(phone, {}, { token });
    expect(list.total).toBe(100);
    expect(list.order.slice(0, 3)).toEqual([ids[100], ids[99], ids[97]].map((id) => `vehicle:${id}`));
    await server.call(watch, { clientId: phone, type: 2, vehicleId: ids[0] ?? '' }, { token });
    expect((await listOf(phone, {}, { token })).order[0]).toBe(`vehicle:${ids[98]}`);
    expect((await listOf(phone)).order).toEqual([]);
  });

  it('keeps a car that is still offered after 200 later ones were sold', async () => {
    const [car = ''] = await carIds();
    const client = newClient();
    await add(client, 'car', car);
    const soldEntries = Array.from({ length: 200 }, (_, index) => ({
      clientId: client,
      kind: 'car' as const,
      vehicleId: `sold-${String(index)}`,
      watchedAt: new Date(),
    }));
    await server.db.insert(vehicleWatches).values(soldEntries);
    const { cars, order } = await listOf(client);
    expect(cars.map(({ usedCarId }) => usedCarId)).toEqual([car]);
    expect([order.length, order[0], order.at(-1)]).toEqual([200, 'car:sold-199', `car:${car}`]);
  });

  it('describes a sold car for the search of similar ones', async () => {
    const { db } = server;
    const client = newClient();
    const entry = { clientId: client, kind: 'car' as const, vehicleId: 'sold', watchedAt: new Date() };
    await db.insert(vehicleWatches).values({ ...entry, name: '2021 BYD Han', bodyType: 'sedan', priceUsd: 20_000 });
    expect(await listOf(client)).toMatchObject({
      total: 0,
      cars: [],
      gone: [{ kind: 'car', id: 'sold', name: '2021 BYD Han', body: 'sedan', price: 20_000 }],
      order: ['car:sold'],
    });
  });
});
