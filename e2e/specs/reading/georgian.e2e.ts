import type { Page } from 'puppeteer';
import { account, signIn } from '../../pages/account';
import { openings, ownOpenings } from '../../pages/dialogs';
import { latinIn, visibleTexts } from '../../pages/latin';
import { ownPages, routes } from '../../pages/routes';
import { scrollThrough } from '../../pages/shifts';
import { foreignToGeorgian, textsOf } from '../../pages/texts';
import { quiet } from '../../support/quiet';
import { disconnect, newVisitor, type Visitor } from '../../support/visitor';

let visitor: Visitor;

beforeEach(async () => {
  visitor = await newVisitor({ lang: 'ge' });
});

afterEach(() => visitor.leave());
afterAll(disconnect);

const ITEMS = 'privacy.sections.storage.items.';

/** Names under which the site keeps things in the browser: the keys of the texts that explain them. */
const storageKeys = [...textsOf('mf-pages', 'ge').keys()].flatMap((key) =>
  key.startsWith(ITEMS) ? [key.slice(ITEMS.length)] : [],
);

/** What Georgian writes in Latin letters besides names of cars and paints. */
const names = ['Caravan', 'Caravan LLC', 'Google'];
const terms = [
  'VIN',
  'CCIC',
  'FOB',
  'CIF',
  'OEM',
  'CLTC',
  'AWD',
  '4x4',
  'GB/T',
  'Type 2',
  'UTC',
  'VPN',
  'IP',
  'USD',
  'GEL',
  'A4',
];
const formats = ['PNG', 'JPEG', 'WebP', 'GIF', 'Excel', 'CSV', 'HTML', 'hex'];
const known = [...names, ...terms, ...formats];

/** Buttons and names of browsers, which speak English to many. */
const browsers = ['Chrome', 'Edge', 'Microsoft Edge', 'Firefox', 'Alt+C'];
const browserButtons = [
  'Get',
  'Add',
  'Add extension',
  'Always allow on this site',
  'Remove extension',
  ...browsers.flatMap((browser) => [`Add to ${browser}`, `Remove from ${browser}`]),
];

/** A charger's names and the standards that it meets. */
const charger = ['Voltika Home', 'Voltika', 'Home', 'IP65', 'IK10', 'MID B', 'OCPP', 'IEC', 'CE', 'Aion'];

/** What single pages cite: buttons of browsers, messages of other sites, names of firms, standards, articles and stored things. */
const cited: Readonly<Record<string, readonly string[]>> = {
  '/privacy': ['GDPR', 'a', 'b', 'c', 'f', 'lang', 'currency', 'theme', 'menu', ...storageKeys],
  '/car/model/detail/100001': ['Bohai Auto Link'],
  '/friendship/402': charger,
  '/argument/detail/402': charger,
  '/help': [...browsers, ...browserButtons],
  '/help/how-it-works': ['Cookies and site data', 'Forgot password', 'Access denied', 'my IP', 'status', 'confirm'],
};

/** What is in Latin letters on purpose: the letter to an English-speaking desk, and what teams read of their builds. */
const leftOut: Readonly<Record<string, string>> = {
  '/help/how-it-works': '#letter p',
  '/test': 'main :is(td, dd, tbody th)',
};

/** Each unknown word in Latin letters, with the text that it stands in. */
const unknownLatin = async (page: Page, path: string, also: readonly string[] = []): Promise<string[]> => {
  const texts = await visibleTexts(page, leftOut[path]);
  const allowed = [...known, ...(cited[path] ?? []), ...also];
  const found = texts.flatMap((text) => latinIn(text, allowed).map((run) => `${run}: ${text.trim().slice(0, 120)}`));
  return [...new Set(found)];
};

const contentOf = (page: Page, name: string): Promise<string | null> =>
  page.$eval(`meta[name="${name}"]`, (meta) => meta.getAttribute('content'));

describe('every page in Georgian', () => {
  it.each([...routes.map(({ path }) => path), ...ownPages])(
    '%s says in Georgian what it is, and nothing in Latin letters but names and terms [SHELL-11]',
    async (path) => {
      const { page, open } = visitor;
      await open(path);
      await quiet(page);
      await scrollThrough(page);
      expect(await page.$eval('html', ({ lang }) => lang)).toBe('ka');
      expect(await page.title()).toMatch(/[ა-ჰ]{3}/);
      // The site's own pages are for no search engine, and describe themselves to none.
      if (routes.some((route) => route.path === path)) {
        expect(await contentOf(page, 'description')).toMatch(/[ა-ჰ]{3}.*[ა-ჰ]{3}/);
      }
      expect(await unknownLatin(page, path)).toEqual([]);
    },
  );
});

/** Keys and English texts of the locale files that stand on the page. */
const foreignOn = async (page: Page): Promise<string[]> => {
  const text = (await visibleTexts(page)).join('\n');
  return foreignToGeorgian().filter((foreign) => text.includes(foreign));
};

describe('what opens over a page in Georgian', () => {
  it.each(openings)(
    '$name shows no key, no English and no Latin letters but in names and terms [SHELL-11]',
    async ({ width = 1440, query = '', open: openIt }) => {
      const { page, open } = visitor;
      await page.setViewport({ width, height: 900 });
      await open(`/sales/sale${query}`);
      await openIt(page);
      expect(await foreignOn(page)).toEqual([]);
      expect(await unknownLatin(page, '/sales/sale')).toEqual([]);
    },
  );

  it('nor does what who is signed in opens [SHELL-11]', async () => {
    const { page, open } = visitor;
    const name = `georgian-${Date.now()}`;
    await open('/sales/sale');
    await signIn(page, `${name}@example.com`);
    await page.waitForSelector(account.menu);
    const faults: string[] = [];
    for (const { open: openIt } of ownOpenings) {
      await open('/sales/sale');
      await page.waitForSelector(account.menu);
      await openIt(page);
      faults.push(...(await foreignOn(page)), ...(await unknownLatin(page, '/sales/sale', [name])));
    }
    expect(faults).toEqual([]);
  });
});
