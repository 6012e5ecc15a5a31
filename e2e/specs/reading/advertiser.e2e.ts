import type { HTTPRequest } from 'puppeteer';
import { advertiserPage, seen, specSheet, whenAtStep } from '../../pages/advertiser';
import { swipe } from '../../pages/carPage';
import { firstAnswer } from '../../support/site';
import { walkTo, whenFocused, disconnect, newVisitor, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

/** Of the demo data: one advertiser with film and spec sheet, one without either. */
const ADVERTISER = '/friendship/402';
const WITHOUT_SHEET = '/friendship/406';
const SHEET = '/argument/detail/402';

let visitor: Visitor;

afterEach(() => visitor.leave());
afterAll(disconnect);

const isSaving = (request: HTTPRequest): boolean => new URL(request.url()).pathname.endsWith('/collect');
const isSaved = (): Promise<boolean> =>
  visitor.page.$eval(advertiserPage.save, (button) => button.getAttribute('aria-pressed') === 'true');
const saved = (): Promise<string | null> => visitor.page.evaluate(() => localStorage.getItem('ad-collect'));

describe("an advertiser's page", () => {
  it('goes through its steps and its technical data by keyboard [FRI-1]', async () => {
    visitor = await newVisitor();
    const { page, open, consoleMessages } = visitor;
    await open(ADVERTISER);
    await walkTo(page, advertiserPage.chosenStep);
    await page.keyboard.press('ArrowDown');
    await whenAtStep(page, 2);
    await whenFocused(page, `${advertiserPage.stepTab}:nth-child(2)`);
    await page.keyboard.press('End');
    await whenAtStep(page, 4);
    await page.keyboard.press('Home');
    await whenAtStep(page, 1);
    await walkTo(page, advertiserPage.nextStep);
    await page.keyboard.press('Enter');
    await whenAtStep(page, 2);

    await walkTo(page, advertiserPage.chosenData);
    const [first] = await seen(page, advertiserPage.dataSheet);
    await page.keyboard.press('ArrowRight');
    const [second, ...others] = await seen(page, advertiserPage.dataSheet);
    expect(others).toEqual([]);
    expect(second).not.toBe(first);
    await whenFocused(page, `${advertiserPage.dataTab}:nth-child(2)`);
    expect(consoleMessages).toEqual([]);
  });

  it('follows a finger from step to step [FRI-1]', async () => {
    visitor = await newVisitor({ width: 360 });
    const { page, open } = visitor;
    await page.setViewport({ width: 360, height: 780, hasTouch: true, isMobile: true });
    await open(ADVERTISER);
    await page.$eval(advertiserPage.steps, (track) => track.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await swipe(page, advertiserPage.steps, -0.6);
    await whenAtStep(page, 2);
    await page.click(`${advertiserPage.stepTab}:nth-child(4)`);
    await whenAtStep(page, 4);
    await swipe(page, advertiserPage.steps, 0.6);
    await whenAtStep(page, 3);
  });

  it('is saved, stays so after a reload, and is taken back [FRI-2]', async () => {
    visitor = await newVisitor();
    const { page, open, consoleMessages } = visitor;
    await open(ADVERTISER);
    expect(await isSaved()).toBe(false);
    for (const wanted of [true, false]) {
      const answered = page.waitForResponse((response) => isSaving(response.request()));
      await page.click(advertiserPage.save);
      expect(await isSaved()).toBe(wanted);
      expect((await answered).status()).toBe(200);
      await open(ADVERTISER);
      await until(async () => (await isSaved()) === wanted);
      expect(await saved()).toBe(wanted ? '["402"]' : '[]');
    }
    expect(consoleMessages).toEqual([]);
  });

  it('leads to its spec sheet only where there is one, and the sheet back [FRI-3] [ARG-1] [ARG-2]', async () => {
    visitor = await newVisitor();
    const { page, open, consoleMessages } = visitor;
    await open(WITHOUT_SHEET);
    expect(await page.$(advertiserPage.title)).not.toBeNull();
    expect(await page.$(advertiserPage.toSheet)).toBeNull();

    await open(ADVERTISER);
    const title = await page.title();
    await page.click(advertiserPage.toSheet);
    await page.waitForSelector(specSheet.row);
    expect(new URL(page.url()).pathname).toBe(SHEET);
    expect(await page.title()).not.toBe(title);
    expect(await seen(page, `${specSheet.slot} :is(a[href^="tel:"], a[href^="mailto:"])`)).toHaveLength(2);
    expect((await seen(page, `${specSheet.slot} th[scope="rowgroup"]`)).length).toBeGreaterThanOrEqual(6);
    await page.click(`${specSheet.slot} a[href="${ADVERTISER}"]`);
    await page.waitForSelector(advertiserPage.title);
    await until(() => page.evaluate((wanted) => document.title === wanted, title));
    expect(consoleMessages).toEqual([]);
  });

  it.each(['en', 'ge'])('has its own title and preview in the HTML of the server in %s [FRI-4]', async (lang) => {
    visitor = await newVisitor();
    const { html, meta } = await firstAnswer(`${ADVERTISER}?lang=${lang}`);
    const name = lang === 'ge' ? 'ვოლტიკა' : 'Voltika';
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain(name);
    for (const network of ['og', 'twitter']) {
      expect(meta(`${network}:title`)).toContain(name);
      expect(meta(`${network}:description`)).toMatch(lang === 'ge' ? /კედლის დამტენი/ : /wall charger/);
      expect(new URL(meta(`${network}:image`)).pathname).toBe('/media/social/accessories/charger.png');
    }
    // Demonstration prices are no offers.
    expect(html).not.toContain('"makesOffer"');
  });

  it('is complete without JavaScript: steps, technical data and spec sheet [FRI-1] [ARG-2]', async () => {
    visitor = await newVisitor({ javascript: false });
    const { page, open } = visitor;
    expect(await open(ADVERTISER)).toBe(200);
    expect(await seen(page, `${advertiserPage.steps} > div`)).toHaveLength(4);
    expect(await seen(page, advertiserPage.dataSheet)).toHaveLength(3);
    expect(await seen(page, '[role="tab"]')).toEqual([]);
    const lefts = await page.$$eval(`${advertiserPage.steps} > div`, (steps) =>
      steps.map((step) => step.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(1);
    expect(await open(SHEET)).toBe(200);
    expect((await seen(page, specSheet.row)).length).toBeGreaterThan(20);
  });

  it.each([
    ['/friendship/0', 'advertiser [FRI-6]'],
    ['/argument/detail/406', 'spec sheet [ARG-3]'],
  ])('%s is not found, with a way back: no such %s', async (path) => {
    visitor = await newVisitor();
    const { page, open } = visitor;
    expect(await open(path)).toBe(404);
    await page.click('main a[href="/home"]');
    await page.waitForSelector('[data-slot="marketplace/home"] h1');
  });
});
