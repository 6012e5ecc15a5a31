import { mkdtempSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer';
import type { EventType } from '@caravan/shared/contracts/calls';
import { addDays, mondayOf, siteDay, siteMidnight } from '@caravan/shared/terms';
import { hashPassword } from '../../../api/src/credentials/password';
import { busyMachineSettings, startSite, type Site } from '../../../scripts/site';
import { foreignOn } from '../../audit/georgian';
import { layoutFaults, resize } from '../../audit/layoutFaults';
import { collectTexts, logIn, rowsOf } from '../../pages/dashboard';
import { accessibilityFaults, accessibilityLines, setUpVisitors, type Visitor } from '../../support/browser';
import { asAddress, readSetting } from '../../support/site';
import { until } from '../../support/until';

const dayMs = 86_400_000;
const password = 'rain over Rustavi';
const today = siteDay(Date.now());
const noonOf = (date: string): number => siteMidnight(date) + dayMs / 2;
/**
 * The day is the next one from Monday to Friday whose noon is in the future. It has no demo events, which end on the day before they were
 * created. It is mostly one of this week, so that the demo data need not be created again.
 */
const day =
  [0, 1, 2, 3]
    .map((ahead) => addDays(today, ahead))
    .find((date) => date < addDays(mondayOf(date), 5) && noonOf(date) > Date.now()) ?? today;
const noonAhead = noonOf(day) - Date.now();

const data = mkdtempSync(join(tmpdir(), 'caravan-dashboard-'));
let passwordHash: string;
let site: Site;
const visit = setUpVisitors();
let visitor: Visitor;

/** Returns the option of Node that sets the clock of a process ahead. */
const clockAhead = (ms: number): string =>
  `--import=${pathToFileURL(join(import.meta.dirname, '../../support/site/clockAhead.mjs')).href}?ahead=${ms}`;

/** Starts a site with its own database. Its clock is `days` days after noon of `day`. */
const start = async (days: number): Promise<void> => {
  site = await startSite({
    port: 0,
    apiPort: 0,
    data,
    say: () => undefined,
    env: {
      DATABASE_URL: undefined,
      ...busyMachineSettings,
      LOG: 'silent',
      DEV_ADMIN: '0',
      ADMINS: `keeper=${passwordHash}`,
      NODE_OPTIONS: clockAhead(noonAhead + days * dayMs),
    },
  });
};

/** Opens a visitor in a time zone. */
const openVisitor = async (timeZone: string): Promise<void> => {
  visitor = await visit({ origin: asAddress(site.origin) });
  await visitor.page.emulateTimezone(timeZone);
};

/** Opens a page and waits until its view is stored. */
const openTrackedPage = async (path: string, type: EventType): Promise<void> => {
  const stored = visitor.page.waitForResponse(
    (response) => response.url().endsWith('/tech/track/send') && (response.request().postData() ?? '').includes(type),
  );
  await visitor.open(path);
  expect((await stored).status()).toBe(200);
};

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  await cp(readSetting().seeded, data, { recursive: true });
  await start(0);
});

afterAll(async () => {
  await site.stop();
  await rm(data, { recursive: true, force: true });
});

/** Opens the dashboard for `day` with a session. */
const openDashboard = async (timeZone: string): Promise<Page> => {
  await openVisitor(timeZone);
  const { page, open } = visitor;
  await open(`/dashboard?from=${day}&to=${day}`);
  await logIn(page, 'keeper', password);
  return page;
};

// The tests share a site. The first one creates its events.
describe('the dashboard', () => {
  it('shows a day later exactly what three visitors did [DSH-2] [DSH-3] [DSH-4] [DSH-6]', async () => {
    await openVisitor('Asia/Baku');
    await openTrackedPage('/home', 'FINDER_HOME_PV');
    await openTrackedPage('/sales/list', 'STATISTIC_SALE_PV');
    await openTrackedPage('/sales/detail/week/toyota-prius', 'STATISTIC_MODEL_PV');
    await visitor.leave();
    await openVisitor('Asia/Tbilisi');
    await openTrackedPage('/home', 'FINDER_HOME_PV');
    await openTrackedPage('/home', 'FINDER_HOME_PV');
    await visitor.leave();
    await openVisitor('Asia/Tbilisi');
    await openTrackedPage('/sales/sale?utm_source=eqm5', 'DATA_RANKING_PV');
    await openTrackedPage('/friendship/402', 'FINDER_ADV_PV');
    await visitor.leave();
    await site.stop();
    await start(1);

    // In another time zone, because the days of the dashboard are those of Tbilisi.
    await openVisitor('America/New_York');
    const { page, open } = visitor;
    const readTexts = collectTexts(page);
    await open(`/dashboard?from=${day}&to=${day}`);
    expect(await page.$('main table')).toBeNull();
    await logIn(page, 'keeper', password);
    const texts = await readTexts();
    expect(texts.filter((text) => text.includes('adminLogin'))).not.toEqual([]);
    expect(texts.filter((text) => [password, passwordHash].some((secret) => text.includes(secret)))).toEqual([]);
    expect(await rowsOf(page, 'Page views by part of the site and channel')).toEqual([
      ['Home page', '3', '2', '1.5'],
      ['Market data', '2', '2', '1'],
      ['Model statistics', '1', '1', '1'],
      ['Mini channel', '0', '0', '—'],
      ['Nat channel', '0', '0', '—'],
      ['EQM5 channel', '1', '1', '1'],
    ]);
    expect(await rowsOf(page, 'Page views by country')).toEqual([
      ['Georgia', '4', '2'],
      ['Azerbaijan', '3', '1'],
    ]);
    const days = await rowsOf(page, 'Page views and visitors by day, Monday to Friday');
    expect(days.map(([, ...figures]) => figures)).toEqual([['7', '3']]);
    const [version = []] = await rowsOf(page, 'Page views by version of the site');
    expect(version.slice(1)).toEqual(['7', '3']);
    const adverts = await rowsOf(page, 'Adverts');
    expect(adverts.map(([, ...rest]) => rest)).toEqual([['402', '1', '1']]);
  });

  it('fits every width and passes all checks of axe, light and dark [SHELL-20] [SHELL-21]', async () => {
    const page = await openDashboard('America/New_York');
    expect(await accessibilityFaults(page)).toEqual([]);
    for (const width of [320, 768, 1440]) {
      await resize(page, width);
      expect(await layoutFaults(page, width)).toEqual([]);
    }
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('shows demo events of a typed range separately [DSH-3]', async () => {
    const page = await openDashboard('America/New_York');
    // Types the first of 14 days, in the American order of month and day.
    await page.focus('input[name="from"]');
    expect(await accessibilityLines(page, await page.$('form:has(input[name="from"])'))).toEqual(
      expect.arrayContaining(['form Range of days', 'Date From', 'Date To', 'button Show']),
    );
    const [year = '', month = '', date = ''] = addDays(day, -13).split('-');
    await page.keyboard.type(`${month}${date}${year}`);
    // Tab stops at each part of a date.
    while (!(await page.$('form:has(input[name="from"]) button:focus'))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await until(() =>
      page.evaluate((from) => new URLSearchParams(location.search).get('from') === from, addDays(day, -13)),
    );
    const name = 'Page views and visitors by day, Monday to Friday';
    await until(() =>
      page.evaluate(
        (expectedText) =>
          [...document.querySelectorAll('table')].some(
            ({ caption, tBodies }) => caption?.textContent === expectedText && (tBodies[0]?.rows.length ?? 0) > 1,
          ),
        name,
      ),
    );
    expect(await rowsOf(page, name)).toHaveLength(10);
    // Demo events are shown separately. Visitors opened no news in these days.
    await page.click('main a[href*="events=demo"]');
    await until(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('table caption')].some(({ textContent }) => textContent === 'News'),
      ),
    );
    for (const caption of [/^Platforms, from the beginning/, /^Accounts, with/, /^News$/]) {
      const names = await page.$$eval('table caption', (captions) => captions.map(({ textContent }) => textContent));
      expect(await rowsOf(page, names.find((each) => caption.test(each)) ?? '')).not.toEqual([]);
    }
    const actions = await rowsOf(page, 'Actions of visitors');
    expect(actions.map(([action]) => action)).toEqual(['Price offers', 'Saved adverts', 'Prize draws']);
  });

  it('keeps its session over a reload, at 320 px in Georgian [DSH-1] [SHELL-11]', async () => {
    const page = await openDashboard('Asia/Tbilisi');
    await visitor.open(`/dashboard?from=${day}&to=${day}&lang=ge`);
    await page.waitForSelector('main figure');
    await until(() => page.evaluate(() => document.querySelector('main [aria-busy="true"]') === null));
    await resize(page, 320);
    expect(await layoutFaults(page, 320)).toEqual([]);
    const names = await page.$$eval('main tbody :is(td, th)', (cells) => cells.map(({ textContent }) => textContent));
    // Names of channels are the same in both languages.
    expect(await foreignOn(page, [...names, 'Mini', 'Nat', 'EQM5', 'ID'])).toEqual([]);
    await page.reload();
    await page.waitForSelector('main figure');
    await page.evaluate(() => localStorage.removeItem('caravan:admin'));
    await page.reload();
    await page.waitForSelector('input[name="password"]');
    expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBe('true');
    expect(await page.$('main table')).toBeNull();
  });
});
