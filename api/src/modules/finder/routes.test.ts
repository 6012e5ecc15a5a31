import {
  getFinderBrands,
  getFinderBrandsV2,
  getFinderFacets,
  getFinderTops,
  getFinderVehicles,
} from '@caravan/shared/contracts/calls';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });

const georgian = /\p{Script=Georgian}/u;

const page = (parameter: object) => server.call(getFinderVehicles, { lang: 'en', size: 12, current: 1, ...parameter });

it('pages through all vehicles, newest first, without overlap', async () => {
  const { total } = await page({});
  expect(total).toBeGreaterThanOrEqual(240);
  const vehicles = [];
  for (let current = 1; current <= Math.ceil(total / 12); current += 1) {
    vehicles.push(...(await page({ current })).data);
  }
  expect(new Set(vehicles.map(({ itemId }) => itemId)).size).toBe(total);
  const times = vehicles.map(({ updateTime }) => updateTime);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

it('lists the brands that have vehicles, whose pages add up to all vehicles', async () => {
  const brands = await server.call(getFinderBrandsV2, { lang: 'en' });
  expect(brands.length).toBeGreaterThan(10);
  let sum = 0;
  for (const { id, name } of brands) {
    const { total, data } = await page({ brandId: id, size: 100 });
    expect(total).toBeGreaterThan(0);
    // `Ravon / Daewoo` is one brand of two marques.
    expect(data.every((vehicle) => name.split(' / ').some((marque) => vehicle.name.includes(marque)))).toBe(true);
    sum += total;
  }
  expect(sum).toBe((await page({})).total);
  expect((await page({ brandId: 'no-such-brand' })).total).toBe(0);
});

it('lists the same brands alphabetically, with the number of their vehicles', async () => {
  const index = await server.call(getFinderBrands, { lang: 'en' });
  const names = index.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  for (const { id, count } of index) expect((await page({ brandId: id })).total).toBe(count);
  const byNumber = await server.call(getFinderBrandsV2, { lang: 'en' });
  const counts = new Map(index.map(({ id, count }) => [id, count] as const));
  expect(byNumber.map(({ id }) => counts.get(id))).toEqual([...counts.values()].toSorted((a, b) => b - a));
  expect(byNumber.map(({ id }) => id).toSorted()).toEqual(index.map(({ id }) => id).toSorted());
});

it('translates texts to the language of the payload and keeps names in Latin letters', async () => {
  const [english, local] = [await page({}), await page({ lang: 'ge' })];
  for (const { name, exteriorColor, interiorCode, fuel, drive, gearbox, district } of local.data) {
    expect([exteriorColor, interiorCode, fuel, gearbox, district].every((word) => georgian.test(word ?? ''))).toBe(
      true,
    );
    expect(drive).toMatch(/4x4|\p{Script=Georgian}/u);
    expect(name).not.toMatch(georgian);
  }
  expect(JSON.stringify(english)).not.toMatch(georgian);
});

it('returns customs, steering side, engine volume, accidents and owners [HOME-9]', async () => {
  const vehicles = (await page({ size: 100 })).data;
  const local = (await page({ size: 100, lang: 'ge' })).data;
  expect(new Set(vehicles.map(({ customs }) => customs))).toEqual(new Set(['Customs cleared', 'Customs not cleared']));
  expect(new Set(local.map(({ customs }) => customs))).toEqual(new Set(['განბაჟებული', 'განუბაჟებელი']));
  expect(new Set(vehicles.map(({ steering }) => steering))).toEqual(new Set(['Left-hand drive', 'Right-hand drive']));
  for (const { fuel, engineCc } of vehicles) expect(engineCc === null).toBe(fuel === 'Electric');
  expect(vehicles.some(({ accidents }) => accidents === 0)).toBe(true);
  expect(vehicles.some(({ accidents }) => accidents === null)).toBe(true);
  expect(vehicles.some(({ owners }) => owners === 1)).toBe(true);
});

it('filters by customs, steering side, engine volume, accidents and owners', async () => {
  const filters = {
    customs: ['cleared'],
    steering: ['leftHand'],
    accidents: ['0'],
    owners: ['1', '2'],
    engineMin: 1_600,
    engineMax: 2_000,
  };
  const { total, data } = await page({ filters, size: 100 });
  expect(total).toBeGreaterThan(2);
  for (const vehicle of data) {
    expect(vehicle).toMatchObject({ customs: 'Customs cleared', steering: 'Left-hand drive', accidents: 0 });
    expect([1, 2]).toContain(vehicle.owners);
    // Volumes are shown as 1.6 to 2.0 litres.
    expect(vehicle.engineCc).toBeGreaterThanOrEqual(1_550);
    expect(vehicle.engineCc).toBeLessThanOrEqual(2_049);
  }
});

it('filters engine volumes as the cards round them [HOME-9]', async () => {
  const { data } = await page({ filters: { engineMin: 3_000 }, size: 100 });
  expect(data.map(({ engineCc }) => engineCc)).toContain(2_998);
});

it('names the values of these filters in both languages', async () => {
  const namesOf = async (lang: 'en' | 'ge', name: string): Promise<string[]> => {
    const { choices } = await server.call(getFinderFacets, { lang });
    return choices.find(({ filter }) => filter === name)?.values.map((value) => value.name) ?? [];
  };
  expect(await namesOf('en', 'accidents')).toEqual(
    expect.arrayContaining(['No accidents', '1 accident', '2 accidents']),
  );
  expect(await namesOf('en', 'owners')).toEqual(expect.arrayContaining(['1 owner', '2 owners']));
  expect(await namesOf('ge', 'accidents')).toEqual(expect.arrayContaining(['ავარიის გარეშე', '1 ავარია']));
  expect(await namesOf('ge', 'steering')).toEqual(expect.arrayContaining(['მარცხენა საჭე', 'მარჯვენა საჭე']));
});

it("returns all texts of the editors' picks in both languages", async () => {
  const [english, local] = [await server.call(getFinderTops, {}), await server.call(getFinderTops, {}, { lang: 'ge' })];
  expect(english.length).toBeGreaterThanOrEqual(4);
  expect(JSON.stringify(english)).not.toMatch(georgian);
  for (const { highlight, positive, consideration, overview, combinedMileage } of local) {
    expect([highlight, positive, consideration, overview].every((text) => georgian.test(text))).toBe(true);
    expect(combinedMileage).toMatch(/კმ/);
  }
});
