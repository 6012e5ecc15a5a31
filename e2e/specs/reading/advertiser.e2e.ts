import { advertiserPage, visibleTextsOf, specSheetRow, whenAtStep } from '../../pages/advertiser';
import { swipe } from '../../pages/carPage';
import { setUpVisitors, type Visitor } from '../../support/browser';

/** An advertiser of the demo data with a video and a spec sheet. */
const ADVERTISER = '/friendship/402';
const SHEET = '/argument/detail/402';

const visit = setUpVisitors();
let visitor: Visitor;

describe("an advertiser's page", () => {
  it('follows a finger from step to step [FRI-1]', async () => {
    visitor = await visit({ width: 360 });
    const { page, open } = visitor;
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
    visitor = await visit({ javascript: false });
    const { page, open } = visitor;
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
