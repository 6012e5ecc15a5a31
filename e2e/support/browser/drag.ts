import type { Page } from 'puppeteer';

/**
 * Moves a finger across the screen, frame by frame. Faster moves would be a fling, which swallows
 * the next tap.
 */
export const drag = async (page: Page, y: number, [from = 0, ...through]: readonly number[]): Promise<void> => {
  const frame = (): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));
  await frame();
  await frame();
  const touch = await page.touchscreen.touchStart(from, y);
  for (const x of through) {
    await touch.move(x, y);
    await frame();
  }
  await touch.end();
};
