import type { Page } from 'puppeteer';

/** A script of a page's first view. */
export interface EarlyScript {
  readonly path: string;
  /** Compressed, without headers. */
  readonly bytes: number;
}

/** Bytes of a first visit: compressed bodies, without headers. */
export interface FirstVisit {
  readonly html: number;
  /** Scripts that the page waits for: started before hydration, and named before its entry. Those of widgets follow it. */
  readonly blockingScripts: readonly EarlyScript[];
  /** Every script that was started before hydration, those of widgets included. */
  readonly started: readonly string[];
  /** Everything that was fetched. */
  readonly total: number;
  /** Milliseconds until hydration began. Null for a page in a frame, which is not hydrated: all its scripts count. */
  readonly hydrationStart: number | null;
}

/** Timings of the open page. Only data: the code of tests is compiled in more than one way. */
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
    hydrationStart: hydrationStart && Math.round(hydrationStart),
  };
};

/** Opens an address for the first time, and returns its bytes. */
export const firstVisit = async (page: Page, address: string): Promise<FirstVisit> => {
  await page.goto(address, { waitUntil: 'networkidle0' });
  return weightOf(page);
};

/** The sum of some scripts. */
export const bytesOf = (scripts: readonly EarlyScript[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Libraries that belong to one part of a page each, and words that only their code holds. */
const heavyLibraries: Readonly<Record<string, RegExp>> = {
  charts: /Highcharts error/,
  carousel: /slick-track/,
  lightbox: /yarl__/,
  dates: /react-datepicker/,
  moment: /momentjs\.com/,
};

const known = new Map<string, Promise<string>>();

/** The text of a script, fetched once. */
const textOf = (address: string): Promise<string> => {
  const text = known.get(address) ?? fetch(address).then((answer) => answer.text());
  known.set(address, text);
  return text;
};

/** Returns the heavy libraries among scripts of a site. A page must not load them before their part comes into view. */
export const findHeavyLibraries = async (origin: string, paths: readonly string[]): Promise<string[]> => {
  const texts = await Promise.all(paths.map((path) => textOf(origin + path)));
  return Object.entries(heavyLibraries).flatMap(([name, sign]) =>
    texts.some((text) => sign.test(text)) ? [name] : [],
  );
};
