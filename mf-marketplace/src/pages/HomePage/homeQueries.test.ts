import { homeView } from './homeQueries';

/** Where an address of the home page leads, null where it stays. */
const leadsTo = (query: string): string | null => {
  try {
    homeView(new URLSearchParams(query));
    return null;
  } catch (error) {
    return error instanceof Response ? error.headers.get('location') : String(error);
  }
};

describe('an address of the home page', () => {
  it.each([
    ['brand=byd&series=byd-han&page=3', '/cars?brand=byd&page=3&series=byd-han'],
    ['keyword=red&lang=ge&finderPage=2', '/cars?keyword=red&lang=ge'],
    ['sort=priceAsc', '/cars?sort=priceAsc'],
    ['finderBrand=kia&finderPage=2&page=7&lang=ge', '/vehicles?brand=kia&lang=ge&page=2'],
  ])(
    'that filters a list (%s) leads to the page of the list, where its filters are said [HOME-5] [HOME-9]',
    (query, path) => expect(leadsTo(query)).toBe(path),
  );

  it.each(['', 'page=3&finderPage=2&lang=ge', 'sort=nonsense&brand=&series=byd-han'])(
    'that filters nothing (%j) stays [HOME-5]',
    (query) => expect(leadsTo(query)).toBeNull(),
  );
});
