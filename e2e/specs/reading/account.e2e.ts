import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { waitForAddress, layout, samplePage } from '../../pages/layout';
import {
  account,
  codeField,
  openSignIn,
  click,
  signIn,
  toastsOf,
  typeCode,
  typeInto,
  waitForToast,
} from '../../pages/account';
import { home } from '../../pages/home';
import { textOf } from '../../pages/named';
import { setUpFaultProxy } from '../../support/network';
import { setUpVisitors, whenFocused, whenNetworkIdle } from '../../support/browser';
import { codeFor, mailsTo, readSetting } from '../../support/site';
import { until } from '../../support/until';

const visit = setUpVisitors();
const proxy = setUpFaultProxy();

const newAddress = (prefix: string): string => `${prefix}-${Date.now()}@example.com`;

describe('the sign-in dialog', () => {
  it('opens on a line of 400 kbit/s that takes 2 s to answer [SHELL-26]', async () => {
    const { page, open } = await visit();
    await open(samplePage);
    await page.emulateNetworkConditions({ download: 400_000 / 8, upload: 400_000 / 8, latency: 2000 });
    await openSignIn(page);
    await page.emulateNetworkConditions(null);
  });
});

/** A small valid PNG. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGO4YCOCBzGMSmNFABp7Zc0KuBn2AAAAAElFTkSuQmCC',
  'base64',
);

describe('a visit with an account', () => {
  it('works in Georgian from sign-in to sign-out [ACC-2] [ACC-3] [ACC-4] [SHELL-13] [SHELL-14]', async () => {
    const guest = await visit({ lang: 'ge' });
    const { page, open, context } = guest;
    const address = newAddress('georgian');
    await open(samplePage);
    await signIn(page, address);
    await waitForToast(page, textOf('mf-account', 'ge', 'loginSuccess'));
    await page.waitForSelector(account.menu);
    expect(new URL(page.url()).pathname).toBe(samplePage);
    const [mail] = await mailsTo(address);
    expect(mail?.text).toMatch(/[ა-ჰ]/);

    // Changes name, currency and picture.
    for (const step of [account.menu, account.information]) await click(page, step);
    await page.waitForSelector(`${layout.dialog} h2`);
    expect(await page.$eval(layout.dialog, (dialog) => dialog.textContent)).toContain(address);
    await click(page, account.edit);
    await typeInto(page, 'input[name="firstName"]', 'ნინო');
    await page.click(`${layout.dialog} label:has(input[value="GEL"]), ${layout.dialog} fieldset label:last-child`);
    const file = join(createTemporaryFolder(), 'me.png');
    writeFileSync(file, picture);
    const chosen = await page.$(`${layout.dialog} input[type="file"]`);
    if (!chosen || !('uploadFile' in chosen)) throw new Error('there is no field for a file');
    await page.$eval(`${layout.dialog} input[type="file"]`, (input) => input.removeAttribute('hidden'));
    await (await page.waitForSelector(`${layout.dialog} input[type="file"]`))?.uploadFile(file);
    await waitForToast(page, textOf('mf-account', 'ge', 'avatar.uploaded'));
    await Promise.all([page.waitForNavigation(), click(page, account.submit)]);
    await waitForToast(page, textOf('mf-account', 'ge', 'profile.updated'));
    for (const step of [account.menu, account.information]) await click(page, step);
    // Remotes learn of a changed user a moment after the message.
    const avatar = await page.waitForSelector(`${layout.dialog}:has(dl) img[src^="/uploads/images/"]`);
    const source = (await avatar?.evaluate((image) => image.getAttribute('src'))) ?? '';
    expect(source).toMatch(/^\/uploads\/images\/\d{4}\/\d{2}\/\d{2}\//);
    expect(readFileSync(join(readSetting().data, source))).toEqual(picture);

    // Changes the e-mail address by a code to the new one.
    const next = newAddress('georgian-new');
    await click(page, account.changeEmail);
    await typeInto(page, account.email, next);
    await typeCode(page, next);
    await click(page, account.submit);
    await waitForToast(page, textOf('mf-account', 'ge', 'profile.emailChanged'));
    await page.waitForSelector(`${layout.dialog} ::-p-text(${next})`);
    await page.keyboard.press('Escape');

    // Signs out in a second tab, which also signs out the first one.
    const second = await context.newPage();
    await second.goto(`${readSetting().origin}/car`);
    await second.waitForSelector(account.menu);
    await click(second, account.menu);
    await click(second, account.signOut);
    await waitForAddress(second, '/login');
    await page.waitForSelector(layout.signIn);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    // Undoes the change by the link in the mail to the old address.
    const undo = /\/email-undo\?token=[\w-]{43}&lang=ge/;
    const links = async (): Promise<string[]> =>
      (await mailsTo(address)).flatMap(({ text = '' }) => undo.exec(text)?.[0] ?? []);
    await until(async () => (await links()).length > 0);
    const [link = ''] = await links();
    await page.goto(readSetting().origin + link);
    await click(page, 'main form[method="post"] button');
    await page.waitForSelector(`h1 ::-p-text(${textOf('mf-account', 'ge', 'undo.done')})`);
  });

  it('returns to its first page after sign-in by the provider [ACC-2] [ACC-7]', async () => {
    const { page, open } = await visit();
    await open('/sales/list?location=azerbaijan');
    await openSignIn(page);
    await page.waitForSelector(account.provider);
    await Promise.all([page.waitForNavigation(), page.click(account.provider)]);
    expect(new URL(page.url()).pathname).toMatch(/^\/dev\/identity\//);
    await Promise.all([page.waitForNavigation(), page.click('main li a')]);
    await page.waitForSelector(account.menu);
    await waitForAddress(page, '/sales/list?location=azerbaijan');
    expect(await toastsOf(page)).toEqual([textOf('mf-account', 'en', 'loginSuccess')]);
    await page.goBack();
    expect(page.url()).not.toContain('id_token');
  });

  it('saves the user’s data before the account is deleted by a mailed code [REL-8]', async () => {
    const visitor = await visit({ lang: 'ge' });
    const { page, open } = visitor;
    const address = newAddress('gone');
    await open(samplePage);
    await openSignIn(page);
    // Signs in by the provider, because an address gets only one code a minute.
    await page.waitForSelector(account.provider);
    await Promise.all([page.waitForNavigation(), page.click(account.provider)]);
    await typeInto(page, 'input[name="email"]', address);
    await Promise.all([page.waitForNavigation(), page.click('form button')]);
    for (const step of [account.menu, account.information, account.download]) await click(page, step);
    await waitForToast(page, textOf('mf-account', 'ge', 'data.downloaded'));
    for (const step of [account.delete, account.send]) await click(page, step);
    await whenFocused(page, codeField);
    await page.keyboard.type(await codeFor(address));
    await page.keyboard.press('Enter');
    await waitForAddress(page, '/login');
    await waitForToast(page, textOf('mf-account', 'ge', 'data.deleted'));
    expect(await page.evaluate(() => localStorage.getItem('token') ?? localStorage.getItem('userId'))).toBeNull();
  });
});

describe('a session that is over', () => {
  it('leads to /login and back with one message [SHELL-15] [ACC-7]', async () => {
    const { page, open } = await visit({ origin: proxy.origin });
    await open(samplePage);
    await signIn(page, newAddress('over'));
    await page.waitForSelector(account.menu);
    await open('/home');
    await page.waitForSelector(account.menu);
    const ended = { code: '0000004', messageEn: 'Your session has ended.', messageGe: 'სესია დასრულდა.' };
    const body = Buffer.from(JSON.stringify({ success: false, errors: [ended], result: null, traceId: 'trace-0001' }));
    const calls = (): number =>
      proxy.requests.filter(({ method, path }) => method === 'POST' && /\/(tech|autocar)\//.test(path)).length;
    await page.$eval(home.insights, (insights) => insights.scrollIntoView());
    await page.hover(`${home.insights} [role="slider"]`);
    await page.waitForSelector(`${home.insights} figure svg .highcharts-series`);
    proxy.setFault(/\/(tech|autocar)\//, { change: () => body });
    const before = calls();
    // Makes three calls at once: another model of the insights, and another page of catalogue and finder.
    await page.evaluate((insights) => {
      for (const control of [
        `${insights} [role="radiogroup"] label:nth-of-type(2)`,
        '#Catalogue a[href*="page=2"]',
        '#VehicleFinder a[href*="finderPage=2"]',
      ]) {
        const found = document.querySelector(control);
        if (found instanceof HTMLElement) found.click();
      }
    }, home.insights);
    await waitForAddress(page, '/login');
    expect(calls() - before).toBeGreaterThanOrEqual(3);
    await page.waitForSelector(`${layout.dialog} ${account.email.split(' ').at(-1) ?? ''}`);
    expect(await page.$$eval('dialog', (dialogs) => dialogs.length)).toBe(1);
    expect(await toastsOf(page)).toEqual(['Your session has ended.']);
    expect(await page.evaluate(() => localStorage.getItem('token') ?? localStorage.getItem('userId'))).toBeNull();
    proxy.clearFaults();
    await signIn(page, newAddress('again'), false);
    await until(() => page.evaluate(() => location.pathname === '/home'));
    await page.waitForSelector(account.menu);
    expect(await toastsOf(page)).not.toContain('Your session has ended.');
  });
});

describe('the one-tap prompt', () => {
  it('appears once after the first input on the home page [SHELL-13]', async () => {
    const guest = await visit({ prompt: true });
    const { page, open } = guest;
    await open('/home');
    expect(await page.$(account.prompt)).toBeNull();
    await page.keyboard.press('Tab');
    const prompt = await page.waitForSelector(account.prompt);
    const top = (await prompt?.boundingBox())?.y ?? 0;
    const bottoms = await page.$$eval('[data-slot="marketplace/home"] :is(a, button, img, h2)', (all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().bottom),
    );
    expect(bottoms.filter((bottom) => bottom > top)).toEqual([]);
    await click(page, `${account.prompt} > div button`);
    await until(async () => (await page.$(account.prompt)) === null);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open('/home');
    await page.keyboard.press('Tab');
    await whenNetworkIdle(page);
    expect(calls.filter((url) => url.endsWith('getLoginOptions'))).toEqual([]);
  });
});
