import { combineEarlyLinks, combineLinks } from './combineEarlyLinks';

const url = (search: string): URL => new URL(`https://caravan.example/cars${search}`);

describe('combined links', () => {
  it.each([
    ['keep what each chose', '', '?energy=electric', '?body=suv', '?energy=electric&body=suv'],
    ['keep what one took away', '?fuel=gas&gear=1', '?gear=1', '?fuel=gas', ''],
    ['let the later one win', '', '?sort=price', '?sort=year', '?sort=year'],
    [
      'keep a parameter of several values',
      '?brand=a',
      '?brand=a&brand=b',
      '?brand=a&page=2',
      '?brand=a&brand=b&page=2',
    ],
  ])('%s', (_what, shown, earlierLink, laterLink, expected) => {
    expect(combineLinks(url(shown), url(earlierLink), url(laterLink)).search).toBe(expected);
  });
});

describe('a link that is clicked before its code is loaded [SHELL-25]', () => {
  const left: string[] = [];
  beforeAll(() =>
    combineEarlyLinks(window, (address) => {
      const { pathname, search } = new URL(address);
      left.push(pathname + search);
    }),
  );
  beforeEach(() => {
    left.length = 0;
    window.dispatchEvent(new Event('pageshow'));
    window.history.replaceState(null, '', '/cars');
    // jsdom cannot follow links.
    document.body.innerHTML = `<a href="?energy=electric">Electric</a> <a href="?body=suv"><b>SUV</b></a>
      <a href="/home?body=suv">Elsewhere</a> <a href="#content">Content</a> <a href="?seats=5" target="_blank">Five seats</a>`;
  });

  /** Clicks a link. Returns whether the browser follows it by itself. */
  const press = (text: string, init: MouseEventInit = {}): boolean => {
    const link = [...document.querySelectorAll('a')].find((each) => each.textContent === text);
    return link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? false;
  };

  it('is followed unchanged if it is the first', () => {
    expect(press('Electric')).toBe(true);
    expect(left).toEqual([]);
  });

  it('is combined with the link before', () => {
    press('Electric');
    const inner = document.querySelector('b');
    expect(inner?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
    expect(left).toEqual(['/cars?energy=electric&body=suv']);
  });

  it('is followed unchanged after a return from the back/forward cache', () => {
    press('Electric');
    window.dispatchEvent(new Event('pageshow'));
    expect(press('SUV')).toBe(true);
  });

  it.each([
    ['to another page', 'Elsewhere', {}],
    ['to a fragment of this page', 'Content', {}],
    ['for another tab', 'Five seats', {}],
    ['with a key held', 'SUV', { ctrlKey: true }],
  ])('is left to the browser %s', (_kind, text, init) => {
    press('Electric');
    expect(press(text, init)).toBe(true);
    expect(left).toEqual([]);
  });

  it('is followed unchanged after a link that a listener prevented', () => {
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    press('Electric');
    expect(press('SUV')).toBe(true);
    expect(left).toEqual([]);
  });
});
