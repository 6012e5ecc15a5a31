/** @jest-environment node */
import { catalogueSorts, finderSorts } from '@caravan/shared/contracts/calls';
import { askedOf, clearedSearch, listSearch, listViewOf, toggledSearch, usedFilters, withoutSearch } from './listView';
import { changedSearch } from './pageSearch';

const view = (search: string) => listViewOf(new URLSearchParams(search), catalogueSorts);

describe('the view in the address', () => {
  it('is the first page of everything, newest first, where the address says nothing or nonsense', () => {
    const whole = { keyword: undefined, filters: {}, sort: 'newest', page: 1 };
    expect(view('')).toEqual(whole);
    expect(view('page=-3&sort=shiniest&keyword=%20%20&series=orphan&brand=&priceMax=any&yearMin=-1')).toEqual(whole);
    for (const page of ['2.5', '1e3', '0x10', '+2', ' 2'])
      expect(view(`page=${encodeURIComponent(page)}`).page).toBe(1);
    expect(askedOf(view('page=4&sort=priceAsc'))).toEqual({});
    expect(listViewOf(new URLSearchParams('sort=rangeDesc'), finderSorts).sort).toBe('newest');
  });

  it('takes several values of a filter in whatever order, each once', () => {
    const filters = { brand: ['byd', 'kia'], series: ['byd-han'], priceMax: 25_000 };
    expect(view('brand=kia&priceMax=25000&series=byd-han&brand=byd&brand=kia').filters).toEqual(filters);
  });

  it('writes the same link whatever the order of the address, as the server may sort it', () => {
    const links = ['sort=priceAsc&brand=byd&lang=ge', 'brand=byd&lang=ge&sort=priceAsc'].map((search) =>
      changedSearch(new URLSearchParams(search), { page: '2' }),
    );
    expect(links).toEqual(Array(2).fill('?brand=byd&lang=ge&page=2&sort=priceAsc'));
  });

  it('forgets pages and what a change makes void, and nothing else', () => {
    const search = new URLSearchParams('brand=a&series=b&page=4&lang=ge&priceMax=9');
    expect(listSearch(search, { sort: 'priceAsc' })).toBe('?brand=a&lang=ge&priceMax=9&series=b&sort=priceAsc');
    expect(toggledSearch(search, 'brand', 'c')).toBe('?brand=a&brand=c&lang=ge&priceMax=9');
    expect(toggledSearch(search, 'brand', 'a')).toBe('?lang=ge&priceMax=9');
    expect(clearedSearch(search)).toBe('?lang=ge');
  });

  it('lists every filter in use, each of which can be taken off alone', () => {
    const search = new URLSearchParams('keyword=red&energy=electric&energy=phev&odometerMax=60000');
    const used = usedFilters(listViewOf(search, catalogueSorts));
    expect(used.map((each) => withoutSearch(search, each))).toEqual([
      '?energy=electric&energy=phev&odometerMax=60000',
      '?energy=phev&keyword=red&odometerMax=60000',
      '?energy=electric&keyword=red&odometerMax=60000',
      '?energy=electric&energy=phev&keyword=red',
    ]);
  });
});
