import type { Page } from 'puppeteer';
import { account, openSignIn, press, signIn, toastsOf, typeCode, typeInto, waitForToast } from '../../pages/account';
import { home, names } from '../../pages/home';
import { isSameDocument, layout, markDocument } from '../../pages/layout';
import { languages, samplePage } from '../../pages/routes';
import { textsOf } from '../../pages/texts';
import { startFaultProxy, type FaultProxy } from '../../support/network';
import { whenNetworkIdle, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { readSetting } from '../../support/site';
import { until } from '../../support/until';

const CALLS = /^\/(tech|autocar)\//;
const networkError = { en: 'Network error', ge: 'ქსელის შეცდომა' } as const;

let proxy: FaultProxy;
let visitor: Visitor;

beforeEach(async () => {
  proxy = await startFaultProxy(readSetting().origin);
});

afterEach(async () => {
  await visitor.leave();
  await proxy.close();
});

afterAll(disconnect);

/** A step of a visitor, and how its success shows. */
interface Action {
  readonly name: string;
  readonly path: string;
  /** The steps before, while the API answers. */
  readonly prepare: (page: Page, address: string) => Promise<void>;
  /** The last step, which calls the API. */
  readonly act: (page: Page) => Promise<void>;
  readonly succeeded: (page: Page, say: (key: string) => string) => Promise<unknown>;
}

const clickInPage = (page: Page, selector: string): Promise<void> =>
  page.$eval(selector, (element) => {
    if (element instanceof HTMLElement) element.click();
  });

const actions: readonly Action[] = [
  {
    name: 'asking for a code',
    path: samplePage,
    prepare: async (page, address) => {
      await openSignIn(page);
      await page.waitForSelector(account.provider);
      await typeInto(page, account.email, address);
    },
    act: (page) => press(page, account.send),
    succeeded: (page, say) => waitForToast(page, say('codeSent')),
  },
  {
    name: 'signing in',
    path: samplePage,
    prepare: async (page, address) => {
      await openSignIn(page);
      await page.waitForSelector(account.provider);
      await typeInto(page, account.email, address);
      await typeCode(page, address);
    },
    act: (page) => press(page, account.submit),
    succeeded: (page) => page.waitForSelector(account.menu),
  },
  {
    name: 'saving the user information',
    path: samplePage,
    prepare: async (page, address) => {
      await signIn(page, address);
      await press(page, account.menu);
      await press(page, account.information);
      await press(page, account.edit);
      await typeInto(page, 'input[name="firstName"]', 'Nino');
      await typeInto(page, 'input[name="lastName"]', 'Beridze');
    },
    act: (page) => press(page, account.submit),
    succeeded: (page, say) => waitForToast(page, say('profile.updated')),
  },
];

/** Everything that is typed or chosen in the dialog that is open. */
const typed = (page: Page): Promise<string[]> =>
  page.$$eval(`${layout.dialog} :is(input:not([type="file"]), textarea, select)`, (fields) =>
    fields.map((field) => {
      if (field instanceof HTMLInputElement && field.type === 'radio') return `${field.value} ${field.checked}`;
      return 'value' in field ? field.value : '';
    }),
  );

/** Takes every message away. */
const dismissAll = async (page: Page): Promise<void> => {
  await page.$$eval('[data-toast] + button', (buttons) => {
    for (const button of buttons) button.click();
  });
  await until(() => page.evaluate(() => document.querySelector('[data-toast]') === null));
};

/** Tries twice, and expects that both failures show one message. */
const expectRefusal = async (page: Page, act: () => Promise<unknown>, message: string): Promise<void> => {
  const tries = (): number => proxy.seen.filter(({ method, path }) => method === 'POST' && CALLS.test(path)).length;
  const before = tries();
  for (const tried of [1, 2]) {
    await act();
    await until(async () => tries() >= before + tried);
    await waitForToast(page, message);
    await whenNetworkIdle(page);
    expect(await toastsOf(page)).toEqual([message]);
  }
  expect(await page.$$eval('[role="alert"] [data-toast]', (toasts) => toasts.length)).toBe(1);
};

describe('with an API that breaks connections', () => {
  // The languages alternate: one lookup serves all messages.
  it.each(actions.map((action, place) => ({ ...action, lang: languages[place % 2] ?? 'en' })))(
    '$name, in $lang, shows one network error, keeps what was typed, and works afterwards [ERR-1] [ERR-3]',
    async ({ name, path, prepare, act, succeeded, lang }) => {
      const texts = textsOf('mf-account', lang);
      visitor = await newVisitor({ origin: proxy.origin, lang });
      const { page, open } = visitor;
      await open(path);
      await markDocument(page);
      await prepare(page, `away-${name.replaceAll(' ', '-')}-${lang}-${Date.now()}@example.com`);
      await dismissAll(page);
      const before = await typed(page);
      expect(before.some((value) => /\S/.test(value))).toBe(true);
      proxy.damage(CALLS, 'break');
      await expectRefusal(page, () => act(page), networkError[lang]);
      expect(await typed(page)).toEqual(before);
      // After it was dismissed, a further failure shows the message again.
      await dismissAll(page);
      await act(page);
      await waitForToast(page, networkError[lang]);
      // Two presses within half a second are one.
      await whenNetworkIdle(page);

      proxy.repair();
      await dismissAll(page);
      await act(page);
      await succeeded(page, (key) => texts.get(key) ?? key);
      expect(await toastsOf(page)).not.toContain(networkError[lang]);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  it('another page of the catalogue shows one network error, and loads afterwards [ERR-1] [ERR-3]', async () => {
    visitor = await newVisitor({ origin: proxy.origin });
    const { page, open } = visitor;
    await open('/home');
    await markDocument(page);
    const first = await names(page, home.car);
    const goTo = (place: number): Promise<void> =>
      clickInPage(page, `#Catalogue a[href="/home?page=${place}#Catalogue"]`);
    /** Waits for a list that begins with another car. */
    const cameAfter = ([known = '']: readonly string[]): Promise<unknown> =>
      until(() =>
        page.evaluate(
          (link, before) => ![undefined, null, before].includes(document.querySelector(link)?.getAttribute('href')),
          `${home.car} h3 a`,
          known,
        ),
      );
    proxy.damage(CALLS, 'break');
    await goTo(2);
    // Finds and presses it in one step: while the page repeats the call, the button is busy.
    const retry = (): Promise<unknown> =>
      until(() =>
        page.evaluate((selector) => {
          const button = document.querySelector(selector);
          if (button instanceof HTMLElement) button.click();
          return button !== null;
        }, `${home.catalogue} ${home.failure} button:not([aria-busy])`),
      );
    await expectRefusal(page, retry, networkError.en);
    expect(new URL(page.url()).search).toBe('?page=2');
    await dismissAll(page);

    proxy.repair();
    await retry();
    await cameAfter(first);
    const second = await names(page, home.car);
    expect(second).toHaveLength(first.length);
    await goTo(3);
    await cameAfter(second);
    expect(await toastsOf(page)).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });
});
