import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  isChoiceFilter,
  type ListFilters,
  getFinderSuggest,
  getFinderVehicles,
  getUsedCarInfo,
  usedCarFacets,
  usedCarPage,
  usedCarSuggest,
} from '@caravan/shared/contracts/calls';
import { setUpTestServer } from '../../testing/setUpTestServer';

// Milliseconds. Several hundred queries run on one server.
jest.setTimeout(900_000);

const server = setUpTestServer({ isSeeded: true });

const cars = (params: object) => server.call(usedCarPage, { size: 100, current: 1, ...params });
const vehicles = (params: object) => server.call(getFinderVehicles, { lang: 'en', size: 100, current: 1, ...params });

describe('a search of the catalogue', () => {
  it.each([
    ['toyota', { brand: ['toyota'] }],
    ['ტოიოტა', { brand: ['toyota'] }],
    ['toyta', { brand: ['toyota'] }],
    ['Zekr', { brand: ['zeekr'] }],
    ['ლეაპმოტორი', { brand: ['leapmotor'] }],
    ['mersedes', { brand: ['mercedes-benz'] }],
    ['li auto', { brand: ['li-auto'] }],
    ['electric', { energy: ['electric'] }],
    ['ელექტრო', { energy: ['electric'] }],
    ['suv', { body: ['suv'] }],
    ['ჯიპი', { body: ['suv'] }],
    ['sedan', { body: ['sedan'] }],
    ['hatchback', { body: ['sedan'] }],
    ['ჰეჩბეკი', { body: ['sedan'] }],
    ['white', { colour: ['White'] }],
    ['თეთრი', { colour: ['White'] }],
    ['light blue', { colour: ['Light blue'] }],
    ['Guangzhou', { place: ['Guangzhou'] }],
    ['გუანჯოუ', { place: ['Guangzhou'] }],
    ['white electric SUV', { colour: ['White'], energy: ['electric'], body: ['suv'] }],
    ['bmw mercedes', { brand: ['bmw', 'mercedes-benz'] }],
    ['suv or sedan', { body: ['suv', 'sedan'] }],
    ['byd seal', { brand: ['byd'], series: ['byd-seal', 'byd-seal-ev', 'byd-seal-06-gt', 'byd-seal-06-dm-i'] }],
  ])('reads "%s" as its filter [HOME-6]', async (keyword, filters) => {
    const [found, filtered] = [await cars({ keyword }), await cars({ filters })];
    expect(found.total).toBeGreaterThan(0);
    expect([found.total, found.data]).toEqual([filtered.total, filtered.data]);
  });

  it('finds by an incomplete word', async () => {
    const { total } = await cars({ filters: { brand: ['toyota'] } });
    expect((await cars({ keyword: 'toyo' })).total).toBe(total);
  });

  it('returns the phrases that it read with the count without each [HOME-6]', async () => {
    const { understood } = await server.call(usedCarFacets, { keyword: 'white toyta under 20k' });
    const without = (rest: string) => cars({ keyword: rest }).then(({ total }) => total);
    const known = { isUsed: true, isKnown: true };
    const [white, toyta, limit] = await Promise.all(
      ['toyta under 20k', 'white under 20k', 'white toyta'].map(async (rest) => ({ rest, count: await without(rest) })),
    );
    const priceMax = { filter: 'priceMax', value: 20_000 };
    expect(understood).toEqual([
      { ...known, ...white, word: 'white', name: 'White', filter: 'colour', limits: [], isGuess: false },
      { ...known, ...toyta, word: 'toyta', name: 'Toyota', filter: 'brand', limits: [], isGuess: true },
      { ...known, ...limit, word: 'under 20k', name: 'under 20k', limits: [priceMax], isGuess: false },
    ]);
  });

  it('finds cars of either of two years [HOME-6]', async () => {
    const totals = await Promise.all(
      ['2021 or 2023', '2021', '2023', 'not 2021 or 2023'].map(async (keyword) => (await cars({ keyword })).total),
    );
    const all = (await cars({})).total;
    const [either, first = 0, second = 0, neither] = totals;
    expect([first > 0, second > 0]).toEqual([true, true]);
    expect([either, neither]).toEqual([first + second, all - first - second]);
  });

  it('names models in words instead of ids [HOME-6]', async () => {
    const { understood } = await server.call(usedCarFacets, { keyword: 'tesla model 3' });
    expect(understood?.map(({ name }) => name)).toEqual(['Model 3']);
  });

  it('names one number of seats, and several as typed [HOME-6]', async () => {
    const names = async (keyword: string) =>
      (await server.call(usedCarFacets, { keyword })).understood?.map(({ name, filter }) => [name, filter]);
    expect(await names('7-seater suv')).toEqual([
      ['7 seats', 'seats'],
      ['SUV', 'body'],
    ]);
    expect(await names('up to 5 seats')).toEqual([['up to 5 seats', 'seats']]);
  });

  it('finds no car for a number of seats that no car has', async () => {
    const { total, understood } = await server.call(usedCarFacets, { keyword: '12 seats' });
    expect([total, understood?.map(({ isUsed }) => isUsed)]).toEqual([0, [true]]);
  });

  it('offers a wider limit when nothing is found [HOME-6]', async () => {
    const { total, understood } = await server.call(usedCarFacets, { keyword: 'hongqi under 1500' });
    const { filter, value, count } = understood?.find(({ wider }) => wider)?.wider ?? {};
    expect([total, filter]).toEqual([0, 'priceMax']);
    expect(count).toBe((await cars({ filters: { brand: ['hongqi'], priceMax: value } })).total);
    expect(count).toBeGreaterThan(0);
  });

  it('converts a price in lari', async () => {
    const [lari, dollars] = [await cars({ keyword: '50000 ლარამდე' }), await cars({ keyword: '50000' })];
    const inLari = await server.call(
      usedCarPage,
      { size: 1, current: 1, filters: { priceMax: 50_000 } },
      { currency: 'GEL' },
    );
    expect(lari.total).toBe(inLari.total);
    expect(lari.total).toBeLessThan(dollars.total);
  });

  it('finds a car by number and VIN, but not by five characters of a VIN [HOME-6]', async () => {
    const [first] = (await cars({})).data;
    const { vin } = await server.call(getUsedCarInfo, { id: first?.usedCarId ?? '' });
    const found = async (keyword: string) => (await cars({ keyword })).data.map(({ usedCarId }) => usedCarId);
    expect(await found(first?.usedCarId ?? '')).toEqual([first?.usedCarId]);
    expect(await found(vin ?? '')).toEqual([first?.usedCarId]);
    expect(await found((vin ?? '').slice(7, 12))).toEqual([]);
  });

  it('ranks exactly the typed model before others', async () => {
    const { data } = await cars({ keyword: 'camry' });
    const names = data.map(({ name }) => name.includes('Hybrid'));
    expect(names).toEqual(names.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set(names).size).toBe(2);
  });

  it('reports words that the list has no filter for', async () => {
    const { understood, total } = await server.call(usedCarFacets, { keyword: 'automatic tesla' });
    expect(understood?.map(({ word, isUsed }) => [word, isUsed])).toEqual([
      ['automatic', false],
      ['tesla', true],
    ]);
    expect(total).toBe((await cars({ filters: { brand: ['tesla'] } })).total);
  });

  it('excludes a negated value and names it so [HOME-6]', async () => {
    const [all, black] = [await cars({}), await cars({ filters: { colour: ['Black'] } })];
    const { total, understood } = await server.call(usedCarFacets, { keyword: 'not black' });
    expect(total).toBe(all.total - black.total);
    expect((await cars({ keyword: 'not black' })).total).toBe(total);
    expect(understood).toMatchObject([{ word: 'not black', name: 'not Black', isUsed: true, count: all.total }]);
    const georgian = await server.call(usedCarFacets, { keyword: 'არა შავი' }, { lang: 'ge' });
    expect(georgian.understood?.map(({ name }) => name)).toEqual(['არა შავი']);
  });

  it('names alternatives as one phrase [HOME-6]', async () => {
    const { understood } = await server.call(usedCarFacets, { keyword: 'bmw or mercedes under 30k' });
    expect(understood?.map(({ word, name }) => [word, name])).toEqual([
      ['bmw or mercedes', 'BMW, Mercedes-Benz'],
      ['under 30k', 'under 30k'],
    ]);
  });

  it('counts the rows that a contradicting filter excludes', async () => {
    const { total, without } = await server.call(usedCarFacets, { keyword: 'toyota', filters: { brand: ['byd'] } });
    expect(total).toBe(0);
    expect(without).toEqual([
      { filter: 'brand', count: (await cars({ keyword: 'toyota' })).total },
      { filter: 'keyword', count: (await cars({ filters: { brand: ['byd'] } })).total },
    ]);
  });

  it('finds nothing for an unknown word', async () => {
    expect((await cars({ keyword: 'zzzzzz' })).total).toBe(0);
    expect((await cars({ keyword: 'უზარმაზარიფრინველი' })).total).toBe(0);
  });
});

describe('a search of the finder', () => {
  it.each([
    ['prius', { series: ['Prius'] }],
    ['priuss', { series: ['Prius'] }],
    ['tbilisi', { place: ['Tbilisi'] }],
    ['automatic', { gearbox: ['automatic'] }],
    ['electric suv', { energy: ['electric'], body: ['suv'] }],
    ['no accidents', { accidents: ['0'] }],
    ['one owner', { owners: ['1'] }],
    ['prius camry', { series: ['Prius', 'Camry'] }],
  ])('reads "%s" as its filter', async (keyword, filters) => {
    const [found, filtered] = [await vehicles({ keyword }), await vehicles({ filters })];
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBe(filtered.total);
  });

  it('finds a vehicle by part of its VIN', async () => {
    const [first] = (await vehicles({})).data;
    const { data } = await vehicles({ keyword: first?.vin?.slice(3) });
    expect(data.map(({ itemId }) => itemId)).toEqual([first?.itemId]);
  });
});

describe('queries of five languages', () => {
  const rows = readFileSync(new URL('testing/queries.tsv', pathToFileURL(__filename)), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'));

  it.each(rows)('%s: "%s" means %s [HOME-6]', async (list, keyword = '', address = '') => {
    const search = new URLSearchParams(address);
    const isLari = address.includes('GEL');
    const filters = Object.fromEntries(
      [...new Set(search.keys())].map((name) => [
        name,
        isChoiceFilter(name) ? search.getAll(name) : Number.parseInt(search.get(name) ?? '', 10),
      ]),
    );
    const parameter = { size: 1, current: 1 };
    const count = async (params: object, currency: 'USD' | 'GEL' = 'USD') =>
      list === 'cars'
        ? (await server.call(usedCarPage, { ...parameter, ...params }, { currency })).total
        : (await server.call(getFinderVehicles, { lang: 'en', ...parameter, ...params }, { currency })).total;
    expect(await count({ keyword })).toBe(await count({ filters }, isLari ? 'GEL' : 'USD'));
  });
});

describe('suggestions', () => {
  const suggest = (keyword: string, lang: 'en' | 'ge' = 'en') => server.call(usedCarSuggest, { keyword }, { lang });

  it('complete the last word and count with the words before it', async () => {
    const [first] = await suggest('white toyo');
    const { total } = await cars({ keyword: 'white', filters: { brand: ['toyota'] } });
    expect(first).toMatchObject({ rest: 'white', filter: 'brand', value: 'toyota', name: 'Toyota', count: total });
    expect(first?.image).toMatch(/^\/media\/brands\//);
  });

  it.each<[string, ListFilters]>([
    ['byd', { brand: ['toyota'], series: ['toyota-camry'], priceMax: 20_000 }],
    ['white s', { body: ['suv'], priceMax: 60_000, in: 'GEL' }],
    ['under 60000 el', { energy: ['petrol'], in: 'GEL' }],
  ])('for %s count the list that opens beside the filters %j [HOME-6]', async (keyword, filters) => {
    const suggestions = await server.call(usedCarSuggest, { keyword, filters });
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { rest, filter, value, count } of suggestions) {
      const opened = { ...filters, [filter]: [...(filters[filter] ?? []), value] };
      if (filter === 'brand') delete opened.series;
      expect(await cars({ keyword: rest, filters: opened })).toMatchObject({ total: count });
    }
  });

  it('show pictures for brands and models only', async () => {
    const found = [...(await suggest('seal')), ...(await suggest('electric'))];
    const shown = found.map(({ filter, image }) => [filter, image?.split('/')[2]]);
    expect(shown).toContainEqual(['series', 'cars']);
    expect(shown.filter(([filter, kind]) => kind !== { brand: 'brands', series: 'cars' }[String(filter)])).toEqual([]);
    expect(shown).toContainEqual(['energy', undefined]);
  });

  it.each(['toyta', 'ტოიოტა', 'ტოი'])('know %s', async (keyword) => {
    expect((await suggest(keyword, 'ge'))[0]).toMatchObject({ filter: 'brand', value: 'toyota' });
  });

  it('name a number of seats in words', async () => {
    expect(await suggest('seven sea')).toEqual([expect.objectContaining({ filter: 'seats', name: '7 seats' })]);
  });

  it.each([
    ['not a whi', []],
    ['black not whi', []],
    ['дизель не нужен бен', ['petrol']],
  ])('of the keyword "%s" are the values %j', async (keyword, values) => {
    expect((await suggest(keyword)).map(({ value }) => value)).toEqual(values);
  });

  it('leave out values that are typed already', async () => {
    const suggestions = (await suggest('electric b')).map(({ filter, value }) => `${filter} ${value}`);
    expect(suggestions).not.toContain('energy electric');
  });

  it('put names in the language of the call before words of other languages', async () => {
    const names = (await suggest('electric b')).map(({ name }) => /\bb/i.test(name));
    expect(names[0]).toBe(true);
    expect(names).toEqual(names.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('are at most eight with results, in the language of the call', async () => {
    expect((await suggest('s')).length).toBeLessThanOrEqual(8);
    expect((await suggest('el')).every(({ count }) => count > 0)).toBe(true);
    expect((await suggest('ელექ', 'ge'))[0]).toMatchObject({ filter: 'energy', value: 'electric', name: 'ელექტრო' });
    expect(await suggest('   ')).toEqual([]);
  });

  it('know the names of the finder', async () => {
    const [first] = await server.call(getFinderSuggest, { lang: 'en', keyword: 'pri' });
    expect(first).toMatchObject({ filter: 'series', value: 'Prius' });
    const { data } = await vehicles({ filters: { series: ['Prius'] } });
    expect(data.map(({ headImage }) => headImage)).toContain(first?.image);
  });
});
