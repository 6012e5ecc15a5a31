import type { Page } from 'puppeteer';
import { until } from '../support/until';

const slot = '[data-slot="marketplace/advertiser"]';
/** Tabs whose panels are side by side in a track of their own. */
const stepTabs = `${slot} [role="tablist"]:has(+ div > [role="tabpanel"])`;
/** Tabs that share one panel. */
const dataTabs = `${slot} [role="tablist"]:has(+ [role="tabpanel"])`;

/** Selectors of an advertiser's page. */
export const advertiserPage = {
  stepTab: `${stepTabs} [role="tab"]`,
  steps: `${stepTabs} + div`,
  dataSheet: `${dataTabs} + [role="tabpanel"] > div`,
} as const;

/** A row of a spec sheet. */
export const specSheetRow = '[data-slot="marketplace/spec-sheet"] tbody tr';

/** Waits until the track of steps shows a step, counted from 1, and only its tab is selected. */
export const whenAtStep = async (page: Page, step: number): Promise<void> => {
  await until(() =>
    page.evaluate(
      (track, tab, expectedStep) => {
        const steps = document.querySelector(track);
        if (!steps) return false;
        const shown = steps.scrollLeft / steps.clientWidth + 1;
        const chosen = [...document.querySelectorAll(tab)].map((each) => each.getAttribute('aria-selected') === 'true');
        return (
          Math.abs(shown - expectedStep) < 0.01 &&
          chosen.every((isChosen, index) => isChosen === (index + 1 === expectedStep))
        );
      },
      advertiserPage.steps,
      advertiserPage.stepTab,
      step,
    ),
  );
};

/** Returns the texts of the visible elements that match. */
export const visibleTextsOf = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (found) =>
    found
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .map(({ textContent }) => textContent),
  );
