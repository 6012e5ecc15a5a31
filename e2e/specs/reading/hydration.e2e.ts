import { ownPages, routes } from '../../pages/routes';
import { quiet } from '../../support/quiet';
import { readSetting } from '../../support/setting';
import { disconnect, newVisitor, type VisitorOptions } from '../../support/visitor';

afterAll(disconnect);

/** Every setting with each of its values: what differs by one alone differs here. */
const settings: readonly VisitorOptions[] = [
  { lang: 'en', currency: 'USD', theme: 'light' },
  { lang: 'ge', currency: 'GEL', theme: 'dark', width: 360 },
];

const views = [
  ...routes.map(({ path }) => path),
  '/home?brand=byd&page=2&sort=priceAsc',
  '/home?keyword=zzzzzz',
  '/home?finderBrand=toyota&finderPage=2',
  '/sales/list?location=azerbaijan&type=1',
  '/sales/energy?page=2',
  '/sales/sale?by=wholesale&carType=suv',
  '/car/Low-poly%20Blue?view=back',
  '/car/Five-spoke%20classic',
  '/test',
];

/** Tracking, what the sign-in dialog asks before it can lead to a provider, and what only the browser can ask for: no data that the page came with. */
const later = routes.flatMap((route) => route.later ?? []);
const ownCalls = new RegExp(`/track/|(?:getLoginOptions|${later.join('|')})$`);

/** The browser's own message for a document with status 404. */
const ABOUT_404 = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

/** What React's development build says of itself: without it nothing was compared. */
const ABOUT_DEVELOPMENT = /^info: .*React DevTools/;
/** Redux's development build finds that its own checks took long, on a busy machine. */
const ABOUT_CHECKS = /^warn: \w+InvariantMiddleware took \d+ms/;

interface Takeover {
  readonly status: number;
  readonly complaints: readonly string[];
  /** Calls for data: everything posted but tracking events. */
  readonly calls: readonly string[];
}

/** Opens a page on the site with React's development build, waits until it is quiet, and says what came of it. */
const takeOver = async (path: string, options: VisitorOptions): Promise<Takeover> => {
  const visitor = await newVisitor({ ...options, origin: readSetting().checkedOrigin });
  const calls: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.method() === 'POST' && !ownCalls.test(request.url())) calls.push(request.url());
  });
  const status = await visitor.open(path);
  await quiet(visitor.page);
  await visitor.leave();
  expect(visitor.complaints).toContainEqual(expect.stringMatching(ABOUT_DEVELOPMENT));
  const complaints = visitor.complaints.filter((text) => !ABOUT_DEVELOPMENT.test(text) && !ABOUT_CHECKS.test(text));
  return { status, complaints, calls };
};

describe.each(settings)('taken over by the browser in $lang, $currency, $theme', (options) => {
  it.each(views)(
    '%s fits what the server sent, attribute by attribute, and fetches none of its data again [MFE-10]',
    async (path) => {
      expect(await takeOver(path, options)).toEqual({ status: 200, complaints: [], calls: [] });
    },
  );

  it('an address that leads nowhere fits, too', async () => {
    expect(await takeOver(ownPages[1], options)).toEqual({ status: 404, complaints: [ABOUT_404], calls: [] });
  });
});

describe('an unknown ranking', () => {
  it('is not found with status 404 and taken over without a fault [RNK-10]', async () => {
    expect(await takeOver('/sales/unknown', {})).toEqual({ status: 404, complaints: [ABOUT_404], calls: [] });
    const visitor = await newVisitor();
    expect(await visitor.open('/sales/unknown')).toBe(404);
    expect(await visitor.page.$('main h1')).not.toBeNull();
    expect(await visitor.page.$('[data-slot="ranking/ranking"] ol')).toBeNull();
    expect(await visitor.page.$('main a[href="/home"]')).not.toBeNull();
    await visitor.leave();
  });
});
