import { switchMessages, type WatchNews } from '@caravan/shared/contracts/calls';
import { deliveryDays, lastOrderDay } from '@caravan/shared/landed';
import { addDays } from '@caravan/shared/terms';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { finderVehicles, usedCars, users, vehicleWatches } from '../../database/schema';
import { priceOf, readBasis, storeLandedPrices } from '../landed';
import {
  db,
  mailsTo,
  newCar,
  newUser,
  newWatcher,
  quietDay,
  runNextDay,
  setLanded,
  unusedCars,
} from './testing/watchers';

describe('a change of a landed price', () => {
  it.each([
    [20_000, 19_801, 0],
    [5_000, 4_901, 0],
    [20_000, 19_800, 1],
    [5_000, 4_900, 1],
    [5_000, 5_100, 1],
  ])('from $%d to $%d gives %d messages: 1 %% and $100 are needed [MKT-4]', async (before, after, times) => {
    const { email, watches, latest } = await newUser();
    const car = newCar();
    await setLanded([car], before);
    await watches(car);
    await setLanded([car], after);
    await runNextDay();
    expect((await latest()).flatMap(({ changes }) => changes)).toMatchObject(
      Array.from({ length: times }, () => ({ what: 'price', kind: 'car', id: car, before, after })),
    );
    expect(mailsTo(email)).toHaveLength(times);
  });

  it('adds up from the last message [MKT-4]', async () => {
    const { car, latest } = await newWatcher();
    for (const price of [19_900, 19_810, 19_700]) {
      await setLanded([car], price);
      await runNextDay();
    }
    await runNextDay();
    expect((await latest()).map(({ changes }) => changes)).toMatchObject([[{ before: 20_000, after: 19_700 }]]);
  });

  it('is mailed with both prices, the car and a link that ends the messages [MKT-4]', async () => {
    const { car, email } = await newWatcher();
    await setLanded([car], 19_515);
    await runNextDay();
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('News about the cars you watch');
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('Cleared in Tbilisi: was $20,000, now $19,515 ($485 less).');
      expect(text).toContain(`/car/model/detail/${car}`);
      expect(text).toMatch(/\/stop-messages\?token=[\w-]{43}&(amp;)?lang=en/);
    }
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/[^>]*\/endMessages\/mail\?token=[\w-]{43}&lang=en>$/);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('is mailed in Georgian and in the currency of the account [MKT-4]', async () => {
    const { car, email, userId } = await newWatcher({ lang: 'ge' });
    await db().update(users).set({ currency: 'GEL' }).where(eq(users.id, userId));
    await setLanded([car], 21_000);
    await runNextDay();
    expect(mailsTo(email)[0]?.text).toMatch(
      /განბაჟებული თბილისში: იყო [\d\u00A0]+\u00A0₾, ახლა [\d\u00A0]+\u00A0₾ \([\d\u00A0]+\u00A0₾-ით მეტი\)\./,
    );
  });

  it('is told for the price of a vehicle of the finder [MKT-4]', async () => {
    const { watches, latest } = await newUser();
    const [vehicle] = await db().select().from(finderVehicles).where(isNotNull(finderVehicles.priceUsd)).limit(1);
    const { id = '', priceUsd } = vehicle ?? {};
    const before = priceUsd ?? 0;
    await watches(id, 'vehicle');
    await db()
      .update(finderVehicles)
      .set({ priceUsd: before * 2 })
      .where(eq(finderVehicles.id, id));
    await runNextDay();
    expect((await latest())[0]?.changes).toMatchObject([
      { what: 'price', kind: 'vehicle', id, before, after: before * 2 },
    ]);
  });
});

it('tells once that a watched car is gone [MKT-4]', async () => {
  const { car, email, latest } = await newWatcher();
  await db().delete(usedCars).where(eq(usedCars.id, car));
  await runNextDay();
  await runNextDay();
  expect((await latest()).map(({ changes }) => changes)).toMatchObject([[{ what: 'gone', kind: 'car', id: car }]]);
  expect(mailsTo(email)).toHaveLength(1);
});

describe('a boundary of the landed price', () => {
  /** A car with a boundary in Azerbaijan that is more than 30 days ahead. The stock has none in Georgia. */
  const findBoundary = async (today: string) => {
    const basis = await readBasis(db(), today);
    for (const row of await db().select().from(usedCars).where(inArray(usedCars.id, unusedCars))) {
      const priceOn = (declaredOn: string) => priceOf(row, 'azerbaijan', basis, declaredOn);
      const next = lastOrderDay(priceOn, today, deliveryDays.azerbaijan);
      if (next !== undefined && next.day > addDays(today, 30)) return { ...next, id: row.id };
    }
    throw new Error(`no car has a boundary after ${addDays(today, 30)}`);
  };
  const boundariesIn = (messages: readonly WatchNews[]) =>
    messages.flatMap(({ changes }) => changes).filter(({ what }) => what === 'boundary');
  afterAll(() => storeLandedPrices(db(), quietDay));

  it('is told once, 30 days before the last day to order [MKT-4] [LAND-7]', async () => {
    const { id, day: lastDay, changeUsd: change } = await findBoundary('2026-10-01');
    const { email, call, watches, latest } = await newUser({ on: false });
    await call(switchMessages, { on: true, country: 'azerbaijan' });
    await storeLandedPrices(db(), addDays(lastDay, -31));
    await watches(id);
    await runNextDay();
    expect(boundariesIn(await latest())).toEqual([]);
    await storeLandedPrices(db(), addDays(lastDay, -30));
    await runNextDay();
    await runNextDay();
    expect(boundariesIn(await latest())).toMatchObject([{ kind: 'car', id, lastDay, change }]);
    expect(mailsTo(email).at(-1)?.text).toMatch(/left to order|last day to order/);
  });

  it.each([
    ['georgia', 1],
    ['azerbaijan', 0],
  ] as const)('that was told for %s is told %i times more for Azerbaijan [MKT-4]', async (toldFor, times) => {
    const { id, day: lastDay, changesOn } = await findBoundary('2026-10-01');
    const { call, watches, latest } = await newUser({ on: false });
    await call(switchMessages, { on: true, country: toldFor });
    await storeLandedPrices(db(), addDays(lastDay, -30));
    await watches(id);
    await db().update(vehicleWatches).set({ toldBoundary: changesOn }).where(eq(vehicleWatches.vehicleId, id));
    await call(switchMessages, { on: true, country: 'azerbaijan' });
    await runNextDay();
    expect(boundariesIn(await latest())).toHaveLength(times);
  });
});
