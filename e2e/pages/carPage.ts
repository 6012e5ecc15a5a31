import type { Page } from 'puppeteer';
import { drag } from '../support/browser';
import { until } from '../support/until';

const slot = '[data-slot="marketplace/car"]';
const gallery = `${slot} section:has(> ul[tabindex="0"])`;

/** Selectors of the page of a used car. */
export const carPage = {
  slot,
  title: `${slot} h1`,
  gallery,
  track: `${gallery} > ul[tabindex="0"]`,
  /** "2 of 5" for screen readers, "2 / 5" for eyes. */
  position: `${gallery} output [aria-hidden="true"]`,
  fullScreen: `${gallery} button:nth-of-type(3)`,
  lightbox: 'dialog:modal .yarl__slide_current img',
  tag: `${slot} aside`,
  contact: `${slot} aside button`,
  equipment: `${slot} section section table`,
} as const;

/** Waits until the gallery shows the picture at a position (from 1), and its counter names that position. */
export const whenPictureShown = async (page: Page, position: number): Promise<void> => {
  await until(() =>
    page.evaluate(
      (counter, trackOf, expectedPosition) => {
        const track = document.querySelector(trackOf);
        const shown = track === null ? 0 : Math.round((track.scrollLeft / track.clientWidth) * 100) / 100 + 1;
        return (
          document.querySelector(counter)?.textContent.startsWith(`${expectedPosition} /`) === true &&
          shown === expectedPosition
        );
      },
      carPage.position,
      carPage.track,
      position,
    ),
  );
};

/** Moves a finger across the middle of an element, by `share` of its width. Negative: to the left. */
export const swipe = async (page: Page, selector: string, share: number): Promise<void> => {
  const box = await (await page.waitForSelector(selector))?.boundingBox();
  if (!box) throw new Error(`${selector} has no place on the page`);
  const from = box.x + box.width * (0.5 - share / 2);
  const positions = [0, 0.25, 0.5, 0.75, 1].map((part) => from + box.width * share * part);
  await drag(page, box.y + box.height / 2, positions);
};
