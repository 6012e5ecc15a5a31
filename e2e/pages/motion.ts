import type { Page } from 'puppeteer';
import { until } from '../support/until';

/** Records animations and transitions of more than 1 ms in later documents. */
export const watchMotion = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument(() => {
    const motions: string[] = [];
    const watching = new AbortController();
    Object.assign(window, { motions, endMotionWatch: () => watching.abort() });
    const note = (event: AnimationEvent | TransitionEvent): void => {
      if (!(event.target instanceof Element)) return;
      // Reads the style, too, because a short motion may be over.
      const { animationDuration, transitionDuration } = getComputedStyle(event.target);
      const styled = event instanceof AnimationEvent ? animationDuration : transitionDuration;
      const running = event.target.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming());
      const lengths = [
        ...styled.split(',').map((seconds) => Number.parseFloat(seconds) * 1000),
        // Excludes the delay, in which nothing moves.
        ...running.map((timing) => Number(timing?.activeDuration)),
      ];
      if (lengths.some((length) => length > 1)) motions.push(`${event.type} ${event.target.className}`);
    };
    addEventListener('animationstart', note, { capture: true, signal: watching.signal });
    addEventListener('transitionrun', note, { capture: true, signal: watching.signal });
  });

/** Waits for the first motion of the document. A browser reports it one frame after its cause. */
export const waitForMotion = (page: Page): Promise<unknown> =>
  until(() => page.evaluate(() => 'motions' in window && Array.isArray(window.motions) && window.motions.length > 0));

/** Returns the motions of the document. Stops recording, because that computes styles for each event. */
export const motionsOf = (page: Page): Promise<unknown> => page.evaluate('endMotionWatch(); [...new Set(motions)]');

/** Emulates a system with reduced motion. */
export const askForLessMotion = (page: Page, theme: 'light' | 'dark' = 'light'): Promise<void> =>
  page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: theme },
  ]);
