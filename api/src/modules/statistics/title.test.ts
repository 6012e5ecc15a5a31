import { sql } from 'drizzle-orm';
import { LANGUAGES } from '@caravan/shared/terms';
import { brands, finderVehicles, marketModels, series, usedCars } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { vehicleOf } from '../finder/vehicle';
import { readBasis } from '../landed';
import { modelByTitle } from './models';

const server = setUpTestServer({ isSeeded: true });

const resolveTitle = (title: string): Promise<string | null> =>
  modelByTitle(server.db, title).then(
    ({ id }) => id,
    () => null,
  );

/** Distinct titles with the model that statistics count them as. */
type Titles = ReadonlyMap<string, string | null>;

const resolveTitles = async (titles: Titles): Promise<Titles> => {
  const found = new Map<string, string | null>();
  for (const title of titles.keys()) found.set(title, await resolveTitle(title));
  return found;
};

/** Returns the market model of a vehicle, read from the path of its picture. */
const modelOf = ({ headImage }: { headImage: string }): string => /\/cars\/([^/]+)\//.exec(headImage)?.[1] ?? headImage;

describe('titles of the demo data', () => {
  it('name the model of a vehicle in both languages [EMB-1]', async () => {
    const { db } = server;
    const [rows, basis] = await Promise.all([db.select().from(finderVehicles), readBasis(db, '2026-11-20')]);
    const titles = new Map(
      rows.flatMap((row) =>
        LANGUAGES.flatMap((language) => {
          const { name } = vehicleOf(row, language, 1, basis);
          return [name, row.name].map((title) => [title, modelOf(row)] as const);
        }),
      ),
    );
    expect(titles.size).toBeGreaterThan(150);
    // A name without a year may be of any generation.
    const withoutBrand = ([title, model]: readonly [string, string | null]) =>
      [title, /^\d{4} /.test(title) ? model : model?.replace('-2023-plus', '')] as const;
    expect([...(await resolveTitles(titles))].map(withoutBrand)).toEqual([...titles].map(withoutBrand));
  });

  it('name the model of a vehicle with the make in Georgian letters [EMB-1]', async () => {
    const { db } = server;
    const rows = await db
      .select()
      .from(finderVehicles)
      .innerJoin(brands, sql`${brands.id} = ${finderVehicles.brandId}`);
    const words = await db
      .select({ value: sql<string>`value`, word: sql<string>`word` })
      .from(sql`search_terms`)
      .where(sql`filter = 'brand' and word ~ '[ა-ჰ]'`);
    const titles = new Map(
      rows.flatMap(({ finder_vehicles: row, brands: { id, name } }) => {
        const word = words.find(({ value }) => value === id)?.word;
        return word === undefined || !row.name.startsWith(name)
          ? []
          : [[`${row.year} ${word}${row.name.slice(name.length)}`, modelOf(row)] as const];
      }),
    );
    expect(titles.size).toBeGreaterThan(100);
    expect(await resolveTitles(titles)).toEqual(titles);
  });

  it('name the series of a catalogue car, or at most a model of its make [EMB-1]', async () => {
    const { db } = server;
    const rows = await db
      .select({ name: usedCars.name, seriesId: series.id, brandId: series.brandId })
      .from(usedCars)
      .innerJoin(series, sql`${series.id} = ${usedCars.seriesId}`);
    const models = await db.select().from(marketModels);
    const brandOf = new Map(models.map(({ id, brandId }) => [id, brandId]));
    const wrong: string[] = [];
    for (const { name, seriesId, brandId } of new Map(rows.map((row) => [row.name, row])).values()) {
      const found = await resolveTitle(name);
      const isRight = brandOf.has(seriesId) ? found === seriesId : found === null || brandOf.get(found) === brandId;
      if (!isRight) wrong.push(`${name}: ${found}`);
    }
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['Toyota Prius', 'toyota-prius'],
  ['prius', 'toyota-prius'],
  ['2017 TOYOTA PRIUS TWO ECO', 'toyota-prius'],
  ['2024 Toyota Prius Limited', 'toyota-prius-2023-plus'],
  ['Toyota Prius (2023+)', 'toyota-prius-2023-plus'],
  ['2021 Toyota Prius', 'toyota-prius'],
  ['2019 Toyota RAV-4 XLE', 'toyota-rav4'],
  ['Rav 4', 'toyota-rav4'],
  ['HONDA CRV 2018', 'honda-cr-v'],
  ['mercedes e class', 'mercedes-benz-e-class'],
  ['BMW 5-Series', 'bmw-5-series'],
  ['2016 BMW X5 xDrive35i', 'bmw-x5'],
  ['X5', 'bmw-x5'],
  ['Zeekr 001', 'zeekr-001'],
  ['2022 TESLA MODEL Y', 'tesla-model-y'],
  ['  honda   fit  ', 'honda-fit'],
  ['2014 MERCEDES-BENZ E 350 4MATIC', 'mercedes-benz-e-class'],
  ['MERCEDES E350', 'mercedes-benz-e-class'],
  ['E 350', 'mercedes-benz-e-class'],
  ['2018 BMW 535 XI', 'bmw-5-series'],
  ['530i', 'bmw-5-series'],
  ['Mercedes-Benz C 63 AMG', 'mercedes-benz-c-class'],
  ['2021 KIA K5 GT LINE', 'kia-optima'],
  ['ტოიოტა პრიუსი', 'toyota-prius'],
  ['2024 ტოიოტა პრიუსი', 'toyota-prius-2023-plus'],
  ['კამრი 2018', 'toyota-camry'],
  ['ჰიუნდაი ელანტრა', 'hyundai-elantra'],
  ['შევროლე კრუზი', 'chevrolet-cruze'],
  ['მერსედესი ე კლასი', 'mercedes-benz-e-class'],
  ['ბმვ 5 სერია', 'bmw-5-series'],
  ['ტესლა მოდელი 3', 'tesla-model-3'],
])('reads %j as %s [EMB-1]', async (title, model) => {
  expect(await resolveTitle(title)).toBe(model);
});

it.each([
  'Toyota',
  'Nissan Altima',
  'Cupra X5 concept',
  '***',
  ' ',
  '2019',
  "'; drop table sales; --",
  '%',
  'x'.repeat(200),
  Array.from({ length: 100 }, () => 'a').join(' '),
  '2010 FORD E350',
  'BMW 320i',
  'Mercedes-Benz GLE 350',
  'Nissan Camry',
  'BYD Fusion',
  'ტოიოტა',
  'ელექტრომობილი',
])('finds no other model in %j [EMB-1]', async (title) => {
  expect(await resolveTitle(title)).toBeNull();
});
