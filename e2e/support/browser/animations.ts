import type { Page } from 'puppeteer';

/** Finishes running animations and transitions, because a text that fades in has another contrast. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Transitions begin with the layout that follows their cause.
    document.body.getBoundingClientRect();
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
  });
