/** @jest-environment node */
import { priceHistory, type WatchKind } from '@caravan/shared/contracts/calls';
import { addDays, siteDay } from '@caravan/shared/terms';
import { and, eq } from 'drizzle-orm';
import { departed, finderVehicles, priceDays, usedCars } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { deleteExpiredRows } from '../retention/repository';

const server = setUpTestServer({ isSeeded: true });
const [vehicle, car] = ['200035', '100001'];

const history = (id: string, kind: WatchKind = 'vehicle', currency: 'USD' | 'GEL' = 'USD') =>
  server.call(priceHistory, { kind, id }, { currency });
const prices = async (id: string, kind?: WatchKind) => (await history(id, kind)).days.map(({ price }) => price);
const setPrice = (priceUsd: number | null) =>
  server.db.update(finderVehicles).set({ priceUsd }).where(eq(finderVehicles.id, vehicle));

/** Replaces a history by one price, two days ago. */
const restart = async (priceUsd: number): Promise<void> => {
  const { db } = server;
  await setPrice(priceUsd);
  await db.delete(priceDays).where(and(eq(priceDays.kind, 'vehicle'), eq(priceDays.id, vehicle)));
  await db.insert(priceDays).values({ kind: 'vehicle', id: vehicle, day: addDays(siteDay(Date.now()), -2), priceUsd });
};

describe('the price history', () => {
  it('ends at the current price of each demo offer, marked as demo data', async () => {
    const { db } = server;
    const offers = [
      ...(await db.select().from(usedCars)).map(({ id, priceUsd }) => ({ kind: 'car' as const, id, priceUsd })),
      ...(await db.select().from(finderVehicles)).map(({ id, priceUsd }) => ({
        kind: 'vehicle' as const,
        id,
        priceUsd,
      })),
    ];
    const rows = await db.select().from(priceDays).orderBy(priceDays.day);
    const lastOf = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.priceUsd]));
    const wrong = offers.filter(({ kind, id, priceUsd }) => (lastOf.get(`${kind} ${id}`) ?? null) !== priceUsd);
    expect(wrong).toEqual([]);
    expect(rows.every(({ isDemo }) => isDemo)).toBe(true);
    expect((await history(car, 'car')).isDemo).toBe(true);
  });

  it('has an entry for each day on which the price changed', async () => {
    await restart(34_000);
    await setPrice(33_000);
    expect(await prices(vehicle)).toEqual([34_000, 33_000]);
    await setPrice(32_000);
    expect(await prices(vehicle)).toEqual([34_000, 32_000]);
  });

  it('has no entry for a day whose last price is that of the day before', async () => {
    await restart(34_000);
    await setPrice(33_000);
    await setPrice(34_000);
    expect(await prices(vehicle)).toEqual([34_000]);
  });

  it('has no entry for a change of something else', async () => {
    await restart(34_000);
    await server.db.update(finderVehicles).set({ odometer: 40_000 }).where(eq(finderVehicles.id, vehicle));
    expect(await prices(vehicle)).toEqual([34_000]);
  });

  it('has an entry without a price if none is asked', async () => {
    await restart(34_000);
    await setPrice(null);
    expect(await prices(vehicle)).toEqual([34_000, null]);
  });

  it('goes on when a vehicle is offered again', async () => {
    await restart(34_000);
    const { db } = server;
    const [row] = await db.delete(finderVehicles).where(eq(finderVehicles.id, vehicle)).returning();
    if (row === undefined) throw new Error(`the demo data has no vehicle ${vehicle}`);
    expect(await prices(vehicle)).toEqual([34_000]);
    await db.insert(finderVehicles).values(row);
    expect(await prices(vehicle)).toEqual([34_000]);
    await db.delete(finderVehicles).where(eq(finderVehicles.id, vehicle));
    await db.insert(finderVehicles).values({ ...row, priceUsd: 35_000 });
    expect(await prices(vehicle)).toEqual([34_000, 35_000]);
  });

  it('is kept apart for cars of the catalogue', async () => {
    const { db } = server;
    const before = await prices(car, 'car');
    await db.update(usedCars).set({ priceUsd: 9_950 }).where(eq(usedCars.id, car));
    expect((await prices(car, 'car')).at(-1)).toBe(9_950);
    expect((await prices(car, 'car')).length).toBeGreaterThanOrEqual(before.length);
    expect(await prices(car, 'vehicle')).toEqual([]);
  });

  it('is in the currency of the call at the rate of today', async () => {
    await restart(34_000);
    expect((await history(vehicle, 'vehicle', 'GEL')).days.map(({ price }) => price)).toEqual([91_800]);
  });

  it('is empty for an unknown id', async () => {
    expect(await history('999999')).toEqual({ days: [] });
  });
});

describe('the prices of a vehicle that left', () => {
  const now = new Date();
  const fourYearsAgo = new Date(now.getTime() - 4 * 365 * 86_400_000);

  it('are deleted after three years, unless it is offered again', async () => {
    const { db } = server;
    const recent = [vehicle, '299998'];
    await db.insert(priceDays).values([
      { kind: 'vehicle', id: '299998', day: '2022-01-01', priceUsd: 5_000 },
      { kind: 'vehicle', id: '299999', day: '2022-01-01', priceUsd: 5_000 },
    ]);
    const left = { kind: 'vehicle', bodyType: 'suv', priceUsd: 5_000 } as const;
    await db
      .insert(departed)
      .values([
        { ...left, id: vehicle, departedAt: fourYearsAgo },
        { ...left, id: '299998', departedAt: now },
        { ...left, id: '299999', departedAt: fourYearsAgo },
      ])
      .onConflictDoUpdate({ target: [departed.kind, departed.id], set: { departedAt: fourYearsAgo } });
    await deleteExpiredRows(db, now);
    for (const id of recent) expect((await prices(id)).length).toBeGreaterThan(0);
    expect(await prices('299999')).toEqual([]);
  });
});
