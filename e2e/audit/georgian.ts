import type { Page } from 'puppeteer';
import { latinIn, visibleTexts } from '../pages/latin';
import { englishTexts, keysOfTexts, textsOf } from '../pages/texts';

const ITEMS = 'privacy.sections.storage.items.';

/** Keys of browser storage. The privacy page has a text for each of them. */
const storageKeys = [...textsOf('mf-pages', 'ge').keys()].flatMap((key) =>
  key.startsWith(ITEMS) ? [key.slice(ITEMS.length)] : [],
);

/** Names that Georgian texts have in Latin letters, besides those of cars and paints. */
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
  'EREV',
  'HUD',
  'LED',
];
const formats = ['PNG', 'SVG', 'JPEG', 'WebP', 'GIF', 'Excel', 'CSV', 'JSON', 'HTML', 'PDF', 'hex'];
const known = [...names, ...terms, ...formats];

/** Names and buttons of browsers. Many visitors have a browser in English. */
const browsers = ['Chrome', 'Edge', 'Microsoft Edge', 'Firefox', 'Alt+C'];
const browserButtons = [
  'Get',
  'Add',
  'Add extension',
  'Always allow on this site',
  'Remove extension',
  ...browsers.flatMap((browser) => [`Add to ${browser}`, `Remove from ${browser}`]),
];

/** The names of a charger and its standards. */
const charger = ['Voltika Home', 'Voltika', 'Home', 'IP65', 'IK10', 'MID B', 'OCPP', 'IEC', 'CE', 'Aion'];

/** Words in Latin letters that single pages may show. */
const pageWords: Readonly<Record<string, readonly string[]>> = {
  '/privacy': ['GDPR', 'a', 'b', 'c', 'f', 'lang', 'currency', 'country', 'theme', 'menu', ...storageKeys],
  '/car/model/detail/100001': ['Bohai Auto Link', 'WhatsApp'],
  '/detail/200035': ['Rustavi Car Yard', 'WhatsApp'],
  '/friendship/402': charger,
  '/argument/detail/402': charger,
  '/help': [...browsers, ...browserButtons],
  '/help/how-it-works': ['Cookies and site data', 'Forgot password', 'Access denied', 'my IP', 'status', 'confirm'],
  '/partners': ['webpack', 'Vite', 'CSS', 'teal', 'a6e5c', 'fob'],
};

/** Parts that are in English on purpose: a letter to an English-speaking support and texts for teams. */
const excludedParts: Readonly<Record<string, string>> = {
  '/help/how-it-works': '#letter p',
  '/partners': 'main code',
  '/test': 'main :is(td, dd, tbody th)',
};

/** Returns each unknown word in Latin letters with its text. */
const findUnknownLatin = async (page: Page, allowedWords: readonly string[]): Promise<string[]> => {
  const { pathname } = new URL(page.url());
  const texts = await visibleTexts(page, excludedParts[pathname]);
  const allowed = [...known, ...(pageWords[pathname] ?? []), ...allowedWords];
  const found = texts.flatMap((text) => latinIn(text, allowed).map((run) => `${run}: ${text.trim().slice(0, 120)}`));
  return [...new Set(found)];
};

const foreign = [...keysOfTexts(), ...englishTexts()];

const shownOf = async (page: Page, texts: readonly string[]): Promise<string[]> => {
  const shown = (await visibleTexts(page)).join('\n');
  return texts.filter((text) => shown.includes(text));
};

/** Returns texts of a page and its open dialog that are not Georgian. Words of `allowedWords` may be in Latin letters. */
export const foreignOn = async (page: Page, allowedWords: readonly string[] = []): Promise<string[]> => [
  ...(await shownOf(page, foreign)),
  ...(await findUnknownLatin(page, allowedWords)),
];

/** Returns the title, description and texts of a page that are not Georgian. Pages that are not listed need no description. */
export const georgianFaults = async (page: Page): Promise<string[]> => {
  const described = await page.evaluate(() => {
    const contentOf = (name: string): string =>
      document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
    return contentOf('robots') === 'noindex' || /[ა-ჰ]{3}.*[ა-ჰ]{3}/.test(contentOf('description'));
  });
  // Pages show a search term as the visitor typed it.
  const searchTerms = [...new URL(page.url()).searchParams.values()];
  return [...(described ? [] : ['no Georgian description']), ...(await foreignOn(page, searchTerms))];
};
