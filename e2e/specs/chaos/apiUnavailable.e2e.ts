import type { Page } from 'puppeteer';
import { account, click, signIn, toastsOf, typeInto, waitForToast } from '../../pages/account';
import { isSameDocument, layout, markDocument } from '../../pages/layout';
import { samplePage } from '../../pages/routes';
import { textsOf } from '../../pages/texts';
import { setUpFaultProxy } from '../../support/network';
import { setUpVisitors, whenNetworkIdle } from '../../support/browser';
import { until } from '../../support/until';

const CALLS = /^\/(tech|autocar)\//;
const networkError = 'ქსელის შეცდომა';

const visit = setUpVisitors();
const proxy = setUpFaultProxy();

/** Returns the values of all fields in the open dialog. */
const dialogValues = (page: Page): Promise<string[]> =>
  page.$$eval(`${layout.dialog} :is(input:not([type="file"]), textarea, select)`, (fields) =>
    fields.map((field) => {
      if (field instanceof HTMLInputElement && field.type === 'radio') return `${field.value} ${field.checked}`;
      return 'value' in field ? field.value : '';
    }),
  );

/** Dismisses every message. */
const dismissAll = async (page: Page): Promise<void> => {
  await page.$$eval('[data-toast] + button', (buttons) => {
    for (const button of buttons) button.click();
  });
  await until(() => page.evaluate(() => document.querySelector('[data-toast]') === null));
};

/** Runs `act` twice. Expects that both failures show one message. */
const expectOneMessage = async (page: Page, act: () => Promise<unknown>, message: string): Promise<void> => {
  const calls = (): number => proxy.requests.filter(({ method, path }) => method === 'POST' && CALLS.test(path)).length;
  const before = calls();
  for (const attempt of [1, 2]) {
    await act();
    await until(async () => calls() >= before + attempt);
    await waitForToast(page, message);
    await whenNetworkIdle(page);
    expect(await toastsOf(page)).toEqual([message]);
  }
  expect(await page.$$eval('[role="alert"] [data-toast]', (toasts) => toasts.length)).toBe(1);
};

describe('with an API that breaks connections', () => {
  it('a dialog recovers from a network error with its values, in Georgian [ERR-1] [ERR-3]', async () => {
    const { page, open } = await visit({ allowsConsoleMessages: true, origin: proxy.origin, lang: 'ge' });
    await open(samplePage);
    await markDocument(page);
    await signIn(page, `away-${Date.now()}@example.com`);
    for (const step of [account.menu, account.information, account.edit]) await click(page, step);
    await typeInto(page, 'input[name="firstName"]', 'Nino');
    await typeInto(page, 'input[name="lastName"]', 'Beridze');
    await dismissAll(page);
    const before = await dialogValues(page);
    expect(before).toEqual(expect.arrayContaining(['Nino', 'Beridze']));
    const save = (): Promise<void> => click(page, account.submit);
    proxy.setFault(CALLS, 'break');
    await expectOneMessage(page, save, networkError);
    expect(await dialogValues(page)).toEqual(before);
    // A further failure shows a dismissed message again.
    await dismissAll(page);
    await save();
    await waitForToast(page, networkError);
    // The page ignores a second click within half a second.
    await whenNetworkIdle(page);

    proxy.clearFaults();
    await dismissAll(page);
    await save();
    await waitForToast(page, textsOf('mf-account', 'ge').get('profile.updated') ?? '');
    expect(await toastsOf(page)).not.toContain(networkError);
    expect(await isSameDocument(page)).toBe(true);
  });
});
