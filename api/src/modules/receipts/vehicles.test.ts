/** @jest-environment node */
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import {
  errorCodes,
  getFinderVehicleDetail,
  getFinderVehicles,
  vehicleLandedPrice,
} from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import { eq } from 'drizzle-orm';
import { finderVehicles } from '../../database/schema';
import { suiteNow } from '../../testing/suiteClock';
import { figureOf, readBasis, vehiclePriceOf } from '../landed';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });
/** An electric car in Georgia whose customs are not cleared. */
const electric = '200035';

const listVehicles = async (customs: string): Promise<FinderVehicle[]> => {
  const filters = { customs: [customs] };
  return (await server.call(getFinderVehicles, { lang: 'en', size: 100, current: 1, filters })).data;
};
const change = (id: string, values: Partial<typeof finderVehicles.$inferInsert>) =>
  server.db.update(finderVehicles).set(values).where(eq(finderVehicles.id, id));
const detail = (id: string) => server.call(getFinderVehicleDetail, { lang: 'en', id });

describe('the landed price of a vehicle in the country', () => {
  it('is its asking price and clearance where it stands [LAND-1] [LAND-2]', async () => {
    const vehicles = await listVehicles('notCleared');
    expect(vehicles.length).toBeGreaterThan(30);
    expect(new Set(vehicles.map(({ landed }) => landed?.country))).toEqual(new Set(['georgia', 'azerbaijan']));
    for (const { itemId, landed, price } of vehicles) {
      const receipt = await server.call(vehicleLandedPrice, { id: itemId });
      expect(receipt.country).toBe(landed?.country);
      expect(receipt.problem).toBe(landed?.problem);
      expect(receipt.total).toEqual(landed?.low === null ? null : { low: landed?.low, high: landed?.high });
      expect(receipt.delivered).toEqual({ low: price, high: price, freight: null });
      expect(receipt.declaredOn).toBe(siteDay(suiteNow()));
      expect((await detail(itemId)).landed).toEqual(landed);
    }
    expect(vehicles.filter(({ landed }) => landed?.low !== null).length).toBeGreaterThan(25);
  });

  it('adds only the fees of 480 lari for an electric car in Georgia [LAND-3]', async () => {
    const { price, landed } = await detail(electric);
    expect(landed).toMatchObject({ country: 'georgia', low: Math.round((price ?? 0) + 480 / 2.7), problem: null });
  });

  it('is unknown for a vehicle without an engine volume [LAND-1]', async () => {
    await change(electric, { fuel: 'petrol', engineCc: null });
    expect((await detail(electric)).landed).toMatchObject({ low: null, high: null, problem: 'noEngine' });
    await change(electric, { fuel: 'electric' });
  });

  it.each(['lpg', null])('is unknown for the fuel %s, not for a missing engine volume [LAND-1]', async (fuel) => {
    await change(electric, { fuel, engineCc: 1600 });
    expect((await detail(electric)).landed).toMatchObject({ low: null, high: null, problem: 'noTariff' });
    await change(electric, { fuel: 'electric', engineCc: null });
  });

  it('is unknown without an asking price, but its clearance in Georgia is not [LAND-1] [LAND-2]', async () => {
    const { price } = await detail(electric);
    await change(electric, { priceUsd: null });
    expect((await detail(electric)).landed).toMatchObject({ low: null, high: null, problem: 'noPrice' });
    const { lines, delivered, problem } = await server.call(vehicleLandedPrice, { id: electric });
    expect([lines.length > 5, delivered, problem]).toEqual([true, null, 'noPrice']);
    await change(electric, { priceUsd: price });
  });

  it('says that a vehicle of unknown month may be over the age limit [LAND-1] [LAND-4]', async () => {
    const basis = await readBasis(server.db, '2026-11-30');
    const vehicle = { year: 2016, fuel: 'petrol', engineCc: 1500, steering: 'leftHand', customs: 'notCleared' };
    const price = vehiclePriceOf({ ...vehicle, country: 'azerbaijan', priceUsd: 5000 }, basis);
    const figure = price && figureOf(price, 1);
    expect(figure).toMatchObject({ problem: null, unknown: ['madeOn'], mayBeTooOld: true });
    expect(figure?.low).toBe(figure?.high);
  });

  it('is not shown for a vehicle whose customs are cleared', async () => {
    const vehicles = await listVehicles('cleared');
    expect(vehicles.every(({ landed }) => landed === undefined)).toBe(true);
    const { errors } = await server.attempt(vehicleLandedPrice, { id: vehicles[0]?.itemId ?? '' });
    expect(errors[0]?.code).toBe(errorCodes.notFound);
    expect(errors[0]?.messageEn).toMatch('its customs are cleared');
  });

  it('is not shown for a vehicle whose country is unknown', async () => {
    await change(electric, { country: null });
    expect((await detail(electric)).landed).toBeUndefined();
  });
});
