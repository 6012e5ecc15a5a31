import { catalogueSearch, catalogueViewOf, clearedCatalogue } from './catalogueView';
import { finderBrandSearch, finderViewOf } from './finderView';
import { changedSearch } from './pageSearch';

const view = (search: string) => catalogueViewOf(new URLSearchParams(search));

describe('the view in the address', () => {
  it('is the first page of everything, newest first, where the address says nothing or nonsense', () => {
    const whole = { brand: undefined, series: undefined, keyword: undefined, sort: 'newest', page: 1 };
    expect(view('')).toEqual(whole);
    expect(view('page=-3&sort=shiniest&keyword=%20%20&series=orphan&brand=')).toEqual(whole);
    expect(view('page=2.5').page).toBe(1);
    expect(finderViewOf(new URLSearchParams('finderPage=x'))).toEqual({ brand: undefined, page: 1 });
  });

  it('writes the same link whatever the order of the address, as the server may sort it', () => {
    const links = ['sort=priceAsc&brand=byd&lang=ge', 'brand=byd&lang=ge&sort=priceAsc'].map((search) =>
      changedSearch(new URLSearchParams(search), { page: '2' }),
    );
    expect(links).toEqual(Array(2).fill('?brand=byd&lang=ge&page=2&sort=priceAsc'));
  });

  it('forgets pages and what a change makes void, and nothing else', () => {
    const search = new URLSearchParams('brand=a&series=b&page=4&finderPage=3&lang=ge');
    expect(catalogueSearch(search, { sort: 'priceAsc' })).toBe('?brand=a&finderPage=3&lang=ge&series=b&sort=priceAsc');
    expect(catalogueSearch(search, { brand: 'c' })).toBe('?brand=c&finderPage=3&lang=ge');
    expect(clearedCatalogue(search)).toBe('?finderPage=3&lang=ge');
    expect(finderBrandSearch(search, 'kia')).toBe('?brand=a&finderBrand=kia&lang=ge&page=4&series=b');
  });
});
