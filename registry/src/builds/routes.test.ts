import { firstText, matchesRoute, routesOverlap } from './routes';

const values = (...id: string[]) => ({ params: { id } });

describe('two routes', () => {
  it.each([
    ['/home', '/home'],
    ['/home', '/home/'],
    ['/home', '/Home'],
    ['/home', '/*'],
    ['/car/model/detail/:id', '/car/*'],
    ['/detail/:id', '/detail/:name'],
    ['/car/:id?', '/car'],
    ['/car/:id?', '/:page/:id'],
    ['/{auction}/page', '/auction/:id'],
    ['/{auction}/page', '/bidfair/page'],
    ['/{auction}/:id', '/bidfair/:id'],
    ['/{auction}/:id', '/bidfair/page'],
    ['/{auction}/page', '/{product}/page'],
    ['/{auction}?/page', '/bidfair/page'],
    ['/sales/list', '/sales/:kind'],
  ])('overlap: %s and %s [MFE-6]', (path, otherPath) => {
    expect(routesOverlap({ path }, { path: otherPath })).toBe(true);
    expect(routesOverlap({ path: otherPath }, { path })).toBe(true);
  });

  it.each([
    ['/home', '/homes'],
    ['/car/:id?', '/car/model/detail/:id'],
    ['/sales/detail/:type/:id', '/sales/:id'],
    ['/help', '/help/how-it-works'],
    ['/{auction}/page', '/car/:id'],
    ['/{auction}/page', '/bidfair/g2'],
    ['/{auction}/page', '/bidfair'],
  ])('do not overlap: %s and %s', (path, otherPath) => {
    expect(routesOverlap({ path }, { path: otherPath })).toBe(false);
    expect(routesOverlap({ path: otherPath }, { path })).toBe(false);
  });

  it('overlap in a text that a parameter allows, and in no other [MFE-6]', () => {
    const sales = { path: '/sales/:id', ...values('sale', 'hot') };
    expect(routesOverlap(sales, { path: '/sales/hot' })).toBe(true);
    expect(routesOverlap(sales, { path: '/sales/list' })).toBe(false);
  });

  it('overlap if both have a parameter: the router tries only one of them [MFE-6]', () => {
    const sales = { path: '/sales/:id', ...values('sale') };
    expect(routesOverlap(sales, { path: '/sales/:id', ...values('other') })).toBe(true);
  });
});

it.each([
  ['/home', '/home', true],
  ['/Home/', '/home', true],
  ['/car/:id?', '/car', true],
  ['/car/:id?', '/car/red', true],
  ['/car/:id?', '/car/red/back', false],
  ['/sales/:id', '/sales/hot', true],
  ['/sales/:id', '/sales/list', false],
  ['/help/*', '/help/a/b', true],
  ['/home', '/', false],
])('the route %s matches the path %s: %p', (path, address, isMatched) => {
  expect(matchesRoute({ path, ...values('hot', 'red') }, address)).toBe(isMatched);
});

it.each([
  ['/Home', 'home'],
  ['/sales/:id', 'sales'],
  ['/', null],
  ['/*', null],
  ['/:page', null],
  ['/car?/model', null],
  ['/{auction}/page', null],
])('the first text of %s is %p', (path, first) => {
  expect(firstText({ path })).toBe(first);
});
