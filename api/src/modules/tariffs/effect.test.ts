/** @jest-environment node */
import type { Tariff } from '@caravan/shared/landed';
import { addDays, siteDay } from '@caravan/shared/terms';
import { asc, eq, inArray, notInArray } from 'drizzle-orm';
import { exchangeRates, tariffs, usedCars, vehicleTops } from '../../database/schema';
import { suiteNow } from '../../testing/suiteClock';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { approveTariff, importTariffs, newestRevisions, storeTariff, withdrawApproval } from '../landed';
import { effectOf } from './effect';
import { azerbaijan, azerbaijanDocument, georgia, georgiaDocument } from './testing/documents';

const server = setUpTestServer({ isSeeded: true });
const today = siteDay(suiteNow());

const newestOf = async (id: string) => {
  const found = (await newestRevisions(server.db)).find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no tariff ${id}`);
  return found;
};

/** Approves the newest revision of a tariff twice. */
const approve = async (id: string): Promise<void> => {
  const revision = await newestOf(id);
  for (const name of ['Nino', 'Levan']) await approveTariff(server.db, revision, name);
};

/** Returns the effect of the newest revision of a tariff. */
const effect = async (id: string) => effectOf(server.db, today, await newestOf(id));

describe('the effect of a tariff on the catalogue', () => {
  const engines = [1200, 1600, 2000];

  /** Five cars made three years ago: three with a petrol engine and an electric one delivered to Poti, and one delivered to Baku. */
  beforeAll(async () => {
    const { db } = server;
    const ids = (await db.select({ id: usedCars.id }).from(usedCars).orderBy(asc(usedCars.id)).limit(5)).map(
      ({ id }) => id,
    );
    await db.delete(vehicleTops);
    await db.delete(usedCars).where(notInArray(usedCars.id, ids));
    await db.update(usedCars).set({
      year: Number(today.slice(0, 4)) - 3,
      madeMonth: 1,
      plateDate: null,
      energy: 'petrol',
      steering: 'left',
      fobUsd: null,
      fobCityEn: null,
      cifUsd: 10_000,
      cifCityEn: 'Poti',
    });
    const [electric = '', baku = '', ...petrol] = ids;
    for (const [index, id] of petrol.entries()) {
      const cm3 = engines[index] ?? null;
      await db.update(usedCars).set({ engineCm3Low: cm3, engineCm3High: cm3 }).where(eq(usedCars.id, id));
    }
    await db.update(usedCars).set({ energy: 'electric' }).where(eq(usedCars.id, electric));
    await db
      .update(usedCars)
      .set({ cifCityEn: 'Baku', engineCm3Low: 1500, engineCm3High: 1500 })
      .where(eq(usedCars.id, baku));
    await db
      .update(exchangeRates)
      .set({ perUsd: 2 })
      .where(inArray(exchangeRates.currency, ['GEL', 'AZN']));
  });

  beforeEach(async () => {
    const { db } = server;
    await db.delete(tariffs);
    await importTariffs(db);
    for (const id of [georgia, azerbaijan]) await approve(id);
  });

  const nothing = {
    cars: 5,
    changed: 0,
    quartiles: null,
    largest: null,
    priced: 0,
    unpriced: 0,
    importable: 0,
    notImportable: 0,
  };

  /** Stores a revision with an excise that is higher by a lari for each cm³. */
  const raiseExcise = (id: string, change: Partial<Pick<Tariff, 'validFrom' | 'validTo'>> = {}) => {
    const byAge = georgiaDocument.excise.byAge.map((band) => ({ ...band, gelPerCm3: band.gelPerCm3 + 1 }));
    const excise = { ...georgiaDocument.excise, byAge };
    return storeTariff(server.db, id, { ...georgiaDocument, ...change, excise });
  };

  it('has the median, the quartiles and the largest change of the highest prices', async () => {
    await raiseExcise(georgia);
    expect(await effect(georgia)).toEqual({
      ...nothing,
      declaredOn: addDays(today, 60),
      changed: 3,
      quartiles: [700, 800, 900],
      largest: 1000,
    });
  });

  it('is the same before and after the approval', async () => {
    await raiseExcise(georgia);
    const before = await effect(georgia);
    await approve(georgia);
    expect(await effect(georgia)).toEqual(before);
  });

  it('is that of its first day if no car ordered today is declared before it', async () => {
    const validFrom = addDays(today, 200);
    await raiseExcise('georgia-later', { validFrom });
    expect(await effect('georgia-later')).toMatchObject({ declaredOn: validFrom, changed: 3, largest: 1000 });
    await raiseExcise('georgia-over', { validFrom: addDays(today, -9), validTo: addDays(today, -1) });
    expect(await effect('georgia-over')).toEqual({ ...nothing, declaredOn: addDays(today, 60) });
  });

  it('counts cars that get a price, and those that lose it', async () => {
    const { db } = server;
    await withdrawApproval(db, await newestOf(georgia), 'Nino');
    expect(await effect(georgia)).toMatchObject({ ...nothing, priced: 4 });
    await approve(georgia);
    await storeTariff(db, georgia, { ...georgiaDocument, validTo: today });
    expect(await effect(georgia)).toMatchObject({ ...nothing, unpriced: 4 });
  });

  it('counts cars that can no longer be imported, and those that can be again', async () => {
    const { db } = server;
    const ageLimit = { ...azerbaijanDocument.ageLimit, years: 1 };
    await storeTariff(db, azerbaijan, { ...azerbaijanDocument, ageLimit });
    // Without a price at the border the age of the other cars is not asked for.
    expect(await effect(azerbaijan)).toEqual({ ...nothing, declaredOn: addDays(today, 60), notImportable: 1 });
    await approve(azerbaijan);
    await storeTariff(db, azerbaijan, azerbaijanDocument);
    expect(await effect(azerbaijan)).toMatchObject({ ...nothing, importable: 1 });
  });

  describe('with an age limit that refuses the cars', () => {
    const ageLimit = { ...azerbaijanDocument.ageLimit, years: 1 };
    const strict = { ...azerbaijanDocument, ageLimit };

    it('does not say that the first tariff ends their import', async () => {
      const { db } = server;
      await withdrawApproval(db, await newestOf(azerbaijan), 'Nino');
      await storeTariff(db, azerbaijan, strict);
      expect(await effect(azerbaijan)).toMatchObject(nothing);
    });

    it('does not say that a tariff that ends lets them in', async () => {
      const { db } = server;
      await storeTariff(db, azerbaijan, strict);
      await approve(azerbaijan);
      await storeTariff(db, azerbaijan, { ...strict, validTo: today });
      expect(await effect(azerbaijan)).toMatchObject(nothing);
    });
  });
});
