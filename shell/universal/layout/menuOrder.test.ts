/** @jest-environment node */
import { currentEntry } from './menuOrder';
import type { BootMenuEntry } from '../manifest/manifest';

const entry = (id: string, path: string, also: string[] = []): BootMenuEntry => ({
  id,
  path,
  also,
  text: id,
  icon: 'M4 22h16',
  group: 'more',
  order: 0,
});

const menu = [
  entry('home', '/home'),
  entry('car', '/car'),
  entry('detail', '/car/model'),
  entry('overview', '/sales/list', ['/sales/detail/:type/:id']),
  entry('ranking', '/sales/sale', ['/sales/:id']),
  entry('cars', '/home#Cars', ['/car/used/:id']),
];

describe('currentEntry', () => {
  it.each([
    ['/home', 'home'],
    ['/home/', 'home'],
    ['/homes', undefined],
    ['/car/12', 'car'],
    ['/car/model/detail/7', 'detail'],
    // A pattern of `also` wins over a parent path.
    ['/car/used/7', 'cars'],
    ['/sales/list', 'overview'],
    ['/sales/energy', 'ranking'],
    ['/sales/detail/month/9', 'overview'],
    ['/', undefined],
  ])('%s belongs to %s', (path, expected) => {
    expect(currentEntry(menu, path)).toBe(expected);
  });
});
