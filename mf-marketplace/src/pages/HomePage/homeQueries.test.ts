import { homeView } from './homeQueries';

/** Returns the address that a query of the home page redirects to, or null. */
const redirectOf = (query: string): string | null => {
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
    ['series=byd-han', '/cars?series=byd-han'],
  ])('with filters (%s) redirects to the page of the list [HOME-5] [HOME-9]', (query, path) =>
    expect(redirectOf(query)).toBe(path),
  );

  it.each(['brand', 'finderBrand'])(
    'with %s keeps account, currency and country in the redirect [SHELL-8, SHELL-9, SHELL-12]',
    (name) => {
      const address = new URL(redirectOf(`${name}=kia&accountId=A&currency=GEL&country=azerbaijan`) ?? '', 'http://a');
      expect(Object.fromEntries(address.searchParams)).toEqual({
        brand: 'kia',
        accountId: 'A',
        currency: 'GEL',
        country: 'azerbaijan',
      });
    },
  );

  it.each(['', 'page=3&finderPage=2&lang=ge', 'sort=nonsense&brand=&series='])(
    'without filters (%j) does not redirect [HOME-5]',
    (query) => expect(redirectOf(query)).toBeNull(),
  );
});
