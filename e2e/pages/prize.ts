import type { Page } from 'puppeteer';

const slot = '[data-slot="marketplace/prize"]';

/** Selectors of the prize draw. */
export const prize = {
  slot,
  timer: `${slot} [role="timer"]`,
  /** When the draw ends. */
  end: `${slot} time`,
  progress: `${slot} progress`,
  rule: `${slot} ol > li`,
  prize: `${slot} ul > li:has(img)`,
  field: (name: string): string => `${slot} input[name="${name}"]`,
  fieldError: `${slot} form [id$="-error"]:not(:empty)`,
  enter: `${slot} form button`,
  won: `${slot} h3[tabindex="-1"]`,
} as const;

/** Returns the number of taken places from the progress bar. */
export const takenPlaces = (page: Page): Promise<number> =>
  page.$eval(prize.progress, (bar) => (bar instanceof HTMLProgressElement ? bar.value : Number.NaN));
