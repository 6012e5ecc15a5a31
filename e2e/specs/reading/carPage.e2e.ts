import type { Page } from 'puppeteer';
import { advertiserPage, visibleTextsOf, specSheetRow, whenAtStep } from '../../pages/advertiser';
import { carPage, swipe, whenPictureShown } from '../../pages/carPage';
import { accessibilityFaults, setUpVisitors, walkTo, whenFocused } from '../../support/browser';

const CAR = '/car/model/detail/100002';
/** An advertiser of the demo data with a video and a spec sheet. */
const ADVERTISER = '/friendship/402';
const SHEET = '/argument/detail/402';

const visit = setUpVisitors();

const readText = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => element.textContent);

describe('the pictures of a used car', () => {
  it('change by swipes [MOD-3]', async () => {
    const { page, open } = await visit({ width: 360 });
    await page.setViewport({ width: 360, height: 780, hasTouch: true, isMobile: true });
    await open(CAR);
    await swipe(page, carPage.track, -0.8);
    await whenPictureShown(page, 2);
    await swipe(page, carPage.track, 0.8);
    await whenPictureShown(page, 1);
  });

  it('open full screen at their position until Escape closes them [MOD-3] [SHELL-20]', async () => {
    const { page, open } = await visit();
    await open(CAR);
    await walkTo(page, carPage.fullScreen);
    await page.keyboard.press('Enter');
    await page.waitForSelector(carPage.lightbox, { visible: true });
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector(`${carPage.lightbox}[alt$=" 2"]`, { visible: true });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { hidden: true });
    await whenFocused(page, carPage.fullScreen);
    await whenPictureShown(page, 2);

    await page.click(`${carPage.track} > li:nth-child(2) a`);
    await page.waitForSelector(`${carPage.lightbox}[alt$=" 2"]`, { visible: true });
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector(`${carPage.lightbox}[alt$=" 1"]`, { visible: true });
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { hidden: true });
    await whenFocused(page, carPage.track);
    await whenPictureShown(page, 1);
  });
});

describe('the page of a used car', () => {
  it('is complete without JavaScript: pictures, prices, contact and equipment [MOD-1]', async () => {
    const { page, open } = await visit({ javascript: false });
    expect(await open(CAR)).toBe(200);
    expect(await readText(page, carPage.title)).toMatch(/^20\d\d \S+/);
    expect(await readText(page, carPage.tag)).toMatch(/\$[\d,]+/);
    expect((await page.$$(`${carPage.equipment} tbody tr`)).length).toBeGreaterThan(20);
    expect(await page.$(`${carPage.tag} a[href^="mailto:"]`)).not.toBeNull();
    const target = await page.$eval(
      `${carPage.gallery} li:nth-child(3) a[aria-current]`,
      (link) => link.getAttribute('href') ?? '',
    );
    expect(await page.$(`${carPage.track} > [id="${target.slice(1)}"]:nth-child(3) img`)).not.toBeNull();
  });
});

describe("an advertiser's page", () => {
  it('follows a finger from step to step [FRI-1]', async () => {
    const { page, open } = await visit({ width: 360 });
    await page.setViewport({ width: 360, height: 780, hasTouch: true, isMobile: true });
    await open(ADVERTISER);
    await page.$eval(advertiserPage.steps, (track) => track.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await swipe(page, advertiserPage.steps, -0.8);
    await whenAtStep(page, 2);
    await page.click(`${advertiserPage.stepTab}:nth-child(4)`);
    await whenAtStep(page, 4);
    await swipe(page, advertiserPage.steps, 0.8);
    await whenAtStep(page, 3);
  });

  it('is complete without JavaScript: steps, technical data and spec sheet [FRI-1] [ARG-2]', async () => {
    const { page, open } = await visit({ javascript: false });
    expect(await open(ADVERTISER)).toBe(200);
    expect(await visibleTextsOf(page, `${advertiserPage.steps} > div`)).toHaveLength(4);
    expect(await visibleTextsOf(page, advertiserPage.dataSheet)).toHaveLength(3);
    expect(await visibleTextsOf(page, '[role="tab"]')).toEqual([]);
    const lefts = await page.$$eval(`${advertiserPage.steps} > div`, (steps) =>
      steps.map((step) => step.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size).toBe(1);
    expect(await open(SHEET)).toBe(200);
    expect((await visibleTextsOf(page, specSheetRow)).length).toBeGreaterThan(20);
  });
});
