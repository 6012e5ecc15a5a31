/** @jest-environment node */
import {
  catalogueNames,
  finderNames,
  filterParameter,
  setSearchChoice,
  clearSearch,
  setSearchKeyword,
  setSearchLimits,
  changeListSearch,
  listViewOf,
  usedFilters,
  removeFromSearch,
} from './listView';
import { changeSearch } from './pageSearch';

const view = (search: string) => listViewOf(new URLSearchParams(search), catalogueNames);

describe('the view in the address', () => {
  it('defaults to page 1, newest first, for a missing or invalid query', () => {
    const defaultView = { keyword: undefined, filters: {}, sort: 'newest', page: 1 };
    expect(view('')).toEqual(defaultView);
    expect(view('page=-3&sort=shiniest&keyword=%20%20&series=&brand=&priceMax=any&yearMin=-1')).toEqual(defaultView);
    for (const page of ['2.5', '1e3', '0x10', '+2', ' 2'])
      expect(view(`page=${encodeURIComponent(page)}`).page).toBe(1);
    expect(filterParameter(view('page=4&sort=priceAsc'))).toEqual({});
    expect(listViewOf(new URLSearchParams('sort=rangeDesc'), finderNames).sort).toBe('newest');
  });

  it('reads several values of a filter in any order, each once', () => {
    const filters = { brand: ['byd', 'kia'], series: ['byd-han'], priceMax: 25_000, in: 'USD' };
    expect(view('brand=kia&priceMax=25000&series=byd-han&brand=byd&brand=kia').filters).toEqual(filters);
  });

  it('reads a model without its brand, as a suggestion adds it [HOME-6]', () => {
    expect(view('series=byd-han').filters).toEqual({ series: ['byd-han'] });
  });

  it('writes the same link for any order of the query', () => {
    const links = ['sort=priceAsc&brand=byd&lang=ge', 'brand=byd&lang=ge&sort=priceAsc'].map((search) =>
      changeSearch(new URLSearchParams(search), { page: '2' }),
    );
    expect(links).toEqual(Array(2).fill('?brand=byd&lang=ge&page=2&sort=priceAsc'));
  });

  it('writes the same link for a repeated value of a filter', () => {
    const search = new URLSearchParams('brand=byd&brand=kia&brand=byd&sort=priceAsc');
    expect(changeSearch(search, { page: '2' })).toBe('?brand=byd&brand=kia&page=2&sort=priceAsc');
  });

  it('drops invalid preferences from links, as the server does', () => {
    const search = new URLSearchParams('lang=ka&lang=ge&country=XX&brand=byd&__proto__=1');
    expect(changeSearch(search, {})).toBe('?__proto__=1&brand=byd&lang=ge');
  });

  it('refuses control characters, which HTML changes', () => {
    expect(view('brand=%00&brand=kia%0D&brand=byd&keyword=%00').filters).toEqual({ brand: ['byd'] });
    expect(view('keyword=%00').keyword).toBeUndefined();
    expect(view('keyword=byd%09song').keyword).toBe('byd song');
  });

  it('drops only the page and values that a change makes invalid', () => {
    const search = new URLSearchParams('brand=a&series=b&page=4&lang=ge&priceMax=9');
    expect(changeListSearch(search, { sort: 'priceAsc' })).toBe('?brand=a&lang=ge&priceMax=9&series=b&sort=priceAsc');
    expect(setSearchChoice(search, 'brand', 'c', true)).toBe('?brand=a&brand=c&lang=ge&priceMax=9');
    expect(setSearchChoice(search, 'brand', 'a', false)).toBe('?lang=ge&priceMax=9');
    expect(clearSearch(search)).toBe('?lang=ge');
  });

  it('reads the currency of a price limit, US dollars by default [SHELL-24]', () => {
    expect(view('priceMax=30000').filters).toEqual({ priceMax: 30_000, in: 'USD' });
    expect(view('priceMin=30000&in=GEL').filters).toEqual({ priceMin: 30_000, in: 'GEL' });
    expect(view('priceMax=30000&in=EUR').filters).toEqual({ priceMax: 30_000, in: 'USD' });
    expect(view('in=GEL&yearMin=2020').filters).toEqual({ yearMin: 2020 });
    expect(view('in=GEL&keyword=under+20000').filters).toEqual({ in: 'GEL' });
    expect(view('keyword=under+20000').filters).toEqual({});
  });

  it('writes price limits in the visitor’s currency or that of the other limit [SHELL-24]', () => {
    const limited = (search: string) => setSearchLimits(new URLSearchParams(search), { priceMax: '9' }, 'GEL');
    expect(limited('')).toBe('?in=GEL&priceMax=9');
    expect(limited('priceMin=3')).toBe('?priceMax=9&priceMin=3');
    expect(setSearchLimits(new URLSearchParams('in=GEL&priceMax=9'), { priceMax: null }, 'GEL')).toBe('');
    expect(setSearchLimits(new URLSearchParams(), { yearMin: '2020' }, 'GEL')).toBe('?yearMin=2020');
  });

  it('writes the currency of a keyword with a number, unless a limit has one [SHELL-24]', () => {
    const typed = (search: string, keyword: string) =>
      setSearchKeyword(new URLSearchParams(search), { keyword }, 'GEL');
    expect(typed('', 'under 40000')).toBe('?in=GEL&keyword=under+40000');
    expect(typed('in=USD&keyword=20000', '40000')).toBe('?in=GEL&keyword=40000');
    expect(typed('priceMax=9', '40000')).toBe('?keyword=40000&priceMax=9');
    expect(typed('in=USD&keyword=20000', 'kia')).toBe('?keyword=kia');
    expect(typed('in=USD&keyword=20000', '')).toBe('');
  });

  it.each([
    'ათი ათასამდე',
    'ati atas',
    'under Ten Thousand',
    'десять тысяч',
    'on mindən az',
    'iyirmi mini keçməyən',
    'əlli minlik',
  ])('writes the currency of the price in words "%s" [SHELL-24]', (keyword) => {
    expect(setSearchKeyword(new URLSearchParams(), { keyword }, 'GEL')).toMatch(/^\?in=GEL&/);
  });

  it.each(['minivan', 'mindful', 'თეთრი', 'avtomat'])('writes no currency for the keyword "%s"', (keyword) => {
    expect(setSearchKeyword(new URLSearchParams(), { keyword }, 'GEL')).toMatch(/^\?keyword=/);
  });

  it('keeps the currency of a keyword with a number when a limit is removed [SHELL-24]', () => {
    const withoutLimit = (search: string) => changeListSearch(new URLSearchParams(search), { priceMax: null });
    expect(withoutLimit('keyword=20000&priceMax=9')).toBe('?in=USD&keyword=20000');
    expect(withoutLimit('in=GEL&keyword=20000&priceMax=9')).toBe('?in=GEL&keyword=20000');
    expect(withoutLimit('keyword=kia&priceMax=9')).toBe('?keyword=kia');
  });

  it('writes limits of price and landed price in one currency [LAND-8] [SHELL-24]', () => {
    const search = new URLSearchParams('landedGeorgiaMax=18000&in=GEL');
    expect(view(search.toString()).filters).toEqual({ landedGeorgiaMax: 18_000, in: 'GEL' });
    expect(setSearchLimits(search, { priceMax: '9' }, 'USD')).toBe('?in=GEL&landedGeorgiaMax=18000&priceMax=9');
    expect(setSearchLimits(search, { landedGeorgiaMax: null }, 'USD')).toBe('');
  });

  it('drops the filters of the other list', () => {
    const search = new URLSearchParams('landedGeorgiaMax=18000&in=GEL&engineMin=1500&owners=1&brand=kia');
    expect(view(search.toString()).filters).toEqual({ brand: ['kia'], landedGeorgiaMax: 18_000, in: 'GEL' });
    expect(listViewOf(search, finderNames).filters).toEqual({ brand: ['kia'], engineMin: 1500, owners: ['1'] });
  });

  it('limits a page number to the last possible page', () => {
    expect(view('page=99999').page).toBe(10_000);
  });

  it('lists every filter in use, each removable by itself', () => {
    const search = new URLSearchParams('keyword=red&energy=electric&energy=phev&odometerMax=60000');
    const used = usedFilters(listViewOf(search, catalogueNames));
    expect(used.map((each) => removeFromSearch(search, each))).toEqual([
      '?energy=electric&energy=phev&odometerMax=60000',
      '?energy=phev&keyword=red&odometerMax=60000',
      '?energy=electric&keyword=red&odometerMax=60000',
      '?energy=electric&energy=phev&keyword=red',
    ]);
  });
});
