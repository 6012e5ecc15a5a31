import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';

const axeSource = (): string => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What WCAG 2.2 asks for at level A and AA, as far as a program can tell. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const options: RunOptions = {
  // Headings leave out no level.
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
  // A fault is told by its HTML.
  selectors: false,
};

/** axe's rules beyond those: the order of headings, landmarks, content outside of them. */
export const bestPractice = 'best-practice';

/** What axe finds wrong on the page as it is now, with what is open on it, a line each. `more`: tags of further rules. */
export const accessibilityFaults = async (page: Page, ...more: string[]): Promise<string[]> => {
  // Evaluated by the debugger, which no content policy of the page holds back.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  const { violations } = await page.evaluate(
    async (run): Promise<Pick<AxeResults, 'violations'>> => {
      // Ends animations: a text that fades in has another contrast.
      for (const animation of document.getAnimations()) {
        if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
      }
      const found = await window.axe.run(document, run);
      return { violations: found.violations };
    },
    { ...options, runOnly: { type: 'tag', values: [...tags, ...more] } } satisfies RunOptions,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
};
