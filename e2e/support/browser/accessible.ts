import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer';
import { finishAnimations } from './animations';

const axeSource = (): string => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's tags of the rules for WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const options: RunOptions = {
  // This rule is off by default.
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
  // Faults are reported by their HTML.
  selectors: false,
};

/** axe's tag of further rules, for example about landmarks. */
export const BEST_PRACTICE_TAG = 'best-practice';

interface AxeOptions {
  /** Tags of further rules. */
  readonly furtherTags?: readonly string[];
  /** Selectors of parts that are not checked. */
  readonly excludedParts?: string[];
  /** A selector of the elements whose contrast is checked. Contrast takes more than all other rules together. */
  readonly contrastOf?: string;
}

/** Returns axe's findings on the page in its present state, a line for each element. */
export const accessibilityFaults = async (
  page: Page,
  { furtherTags = [], excludedParts = [], contrastOf = '*' }: AxeOptions = {},
): Promise<string[]> => {
  // The debugger evaluates it, so the content policy of the page does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource());
  await finishAnimations(page);
  const { violations } = await page.evaluate(
    async (run, exclude, selector): Promise<Pick<AxeResults, 'violations'>> => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector }] });
      const found = await window.axe.run(exclude.length > 0 ? { exclude } : document, run);
      return { violations: found.violations };
    },
    { ...options, runOnly: { type: 'tag', values: [...tags, ...furtherTags] } } satisfies RunOptions,
    excludedParts,
    contrastOf,
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`));
};
