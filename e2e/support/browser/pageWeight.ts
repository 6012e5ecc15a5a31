import type { Page } from 'puppeteer';

/** A script of a page's first view. */
export interface EarlyScript {
  readonly path: string;
  /** Compressed bytes without headers. */
  readonly bytes: number;
}

/** The bytes of a first visit. They are those of compressed bodies without headers. */
interface FirstVisit {
  readonly html: number;
  /** Scripts that the page waits for. They are requested before hydration. Those of widgets follow the entry in the HTML and do not count. */
  readonly blockingScripts: readonly EarlyScript[];
  /** The paths of all scripts that were requested before hydration. */
  readonly started: readonly string[];
  /** Bytes of all responses. */
  readonly total: number;
}

/** Reads the timings of the open page. */
const timingsOf = (page: Page) =>
  page.evaluate(() => ({
    hydrationStart: performance.getEntriesByName('caravan:hydrate')[0]?.startTime ?? null,
    laterScripts: [
      ...document.querySelectorAll<HTMLLinkElement>('script[type="module"] ~ link[rel="modulepreload"]'),
    ].map(({ href }) => href),
    entries: performance
      .getEntries()
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, entryType, startTime, encodedBodySize }) => ({
        name,
        entryType,
        startTime,
        bytes: encodedBodySize,
      })),
  }));

const pathOf = (address: string): string => new URL(address).pathname;

/** Returns the bytes of the first visit to the open page. */
export const weightOf = async (page: Page): Promise<FirstVisit> => {
  const { hydrationStart, laterScripts: addresses, entries } = await timingsOf(page);
  const laterPaths = new Set(addresses.map(pathOf));
  // React does not hydrate a framed page, so all its scripts count.
  const started = entries.filter(
    ({ name, startTime }) => name.endsWith('.js') && startTime <= (hydrationStart ?? Infinity),
  );
  return {
    html: entries.find(({ entryType }) => entryType === 'navigation')?.bytes ?? 0,
    blockingScripts: started
      .map(({ name, bytes }) => ({ path: pathOf(name), bytes }))
      .filter(({ path }) => !laterPaths.has(path)),
    started: started.map(({ name }) => pathOf(name)),
    total: entries.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/** Opens an address for the first time, and returns its bytes. */
export const firstVisit = async (page: Page, address: string): Promise<FirstVisit> => {
  await page.goto(address, { waitUntil: 'networkidle0' });
  return weightOf(page);
};

/** Returns the total bytes of scripts. */
export const bytesOf = (scripts: readonly EarlyScript[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Libraries that only one part of a page needs, each with a text that only its code contains. */
const heavyLibraries: Readonly<Record<string, RegExp>> = {
  charts: /Highcharts error/,
  carousel: /slick-track/,
  lightbox: /yarl__/,
  dates: /react-datepicker/,
  moment: /momentjs\.com/,
};

const known = new Map<string, Promise<string>>();

/** Returns the text of a script. Fetches each script once. */
const textOf = (address: string): Promise<string> => {
  const text = known.get(address) ?? fetch(address).then((response) => response.text());
  known.set(address, text);
  return text;
};

/** Returns the heavy libraries in scripts of a site. A page must not load them before their part comes into view. */
export const findHeavyLibraries = async (origin: string, paths: readonly string[]): Promise<string[]> => {
  const texts = await Promise.all(paths.map((path) => textOf(origin + path)));
  return Object.entries(heavyLibraries).flatMap(([name, sign]) =>
    texts.some((text) => sign.test(text)) ? [name] : [],
  );
};
