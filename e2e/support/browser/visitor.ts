import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer';
import { launchChromium } from './chromium';
import { watchRequests } from './requests';
import { readBrowserEndpoint, readSetting } from '../site';
import { until } from '../until';

/** A visitor's settings. The site stores some of them in cookies. */
export interface VisitorOptions {
  readonly origin?: string;
  readonly width?: number;
  readonly lang?: 'en' | 'ge';
  readonly currency?: 'USD' | 'GEL';
  readonly theme?: 'light' | 'dark';
  readonly javascript?: boolean;
  /** True if the one-tap prompt may appear. It would cover controls of other tests. */
  readonly prompt?: boolean;
  /** True if the visitor's tabs hide each other. Needs the full browser. */
  readonly hasTabs?: boolean;
}

/** A visitor: a browser context, its page, and its console messages. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Messages of the console and uncaught errors. */
  readonly consoleMessages: string[];
  /** Opens a path and waits until the page is hydrated. Returns the HTTP status. */
  readonly open: (path: string) => Promise<number>;
  readonly leave: () => Promise<void>;
}

/** Puppeteer's timeout in milliseconds. Its default of 30 s is too short for a busy machine. */
const ANSWER_TIMEOUT_MS = 60_000;

let connected: Promise<Browser> | undefined;
let launched: Promise<Browser> | undefined;

/** Connects to the browser of this worker. */
const browser = (): Promise<Browser> =>
  (connected ??= puppeteer.connect({ browserWSEndpoint: readBrowserEndpoint(), protocolTimeout: ANSWER_TIMEOUT_MS }));

/** Disconnects from the browser, which keeps running for the next test file. */
export const disconnect = async (): Promise<void> => {
  await (await connected)?.disconnect();
  connected = undefined;
  await (await launched)?.close();
  launched = undefined;
};

/** Waits until React has hydrated the page. */
export const whenHydrated = async (page: Page): Promise<void> => {
  // Waits within the page, because frequent requests of the test would slow the page down.
  await until(() =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const { documentElement: root } = document;
          if (root.dataset['ready'] === '') resolve(true);
          else new MutationObserver(() => resolve(true)).observe(root, { attributeFilter: ['data-ready'] });
        }),
    ),
  );
};

const newProfile = async (hasTabs = false): Promise<BrowserContext> => {
  const from = hasTabs ? (launched ??= launchChromium({ isFullBrowser: true })) : browser();
  return (await from).createBrowserContext();
};

/** Creates a visitor with an empty browser profile. */
export const newVisitor = async (options: VisitorOptions = {}): Promise<Visitor> => {
  const { origin = readSetting().origin, width = 1440, javascript = true, prompt = false } = options;
  const context = await newProfile(options.hasTabs);
  const page = await context.newPage();
  page.setDefaultTimeout(ANSWER_TIMEOUT_MS);
  const consoleMessages: string[] = [];
  await watchRequests(page);
  await page.setViewport({ width, height: 900 });
  await page.setJavaScriptEnabled(javascript);
  for (const name of ['lang', 'currency', 'theme'] as const) {
    const value = options[name];
    if (value) await context.setCookie({ name, value, domain: '127.0.0.1', path: '/' });
  }
  if (!prompt) {
    await page.evaluateOnNewDocument(() => {
      // Documents without an origin have no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('caravan:prompt', String(Date.now()));
    });
  }
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) =>
    consoleMessages.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
  );
  let closing: Promise<void> | undefined;
  return {
    page,
    context,
    consoleMessages,
    open: async (path) => {
      const response = await page.goto(origin + path, { waitUntil: javascript ? 'load' : 'domcontentloaded' });
      if (javascript) await whenHydrated(page);
      return response?.status() ?? 0;
    },
    leave: () => (closing ??= context.close()),
  };
};

/** Polls the visibility of a page. A hidden page has no animation frames. */
const waitForVisibility = (page: Page, state: DocumentVisibilityState): Promise<void> =>
  until(async () => (await page.evaluate(() => document.visibilityState)) === state);

/** Shows another tab, which hides the visitor's. */
export const hideTab = async ({ context, page }: Visitor): Promise<Page> => {
  const otherPage = await context.newPage();
  await otherPage.bringToFront();
  await waitForVisibility(page, 'hidden');
  return otherPage;
};

/** Shows the visitor's tab again. */
export const showTab = async ({ page }: Visitor): Promise<void> => {
  await page.bringToFront();
  await waitForVisibility(page, 'visible');
};

/** Closes the visitor's tab once it is idle, because a closing tab has little time for its events. */
export const closeTab = async ({ page }: Visitor): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.close();
};
