import type { Page } from 'puppeteer';

/** Moves a finger across the screen, one position a frame, and holds it at the end. Faster moves are a fling, which swallows the next tap. */
export const drag = async (page: Page, y: number, [from = 0, ...path]: readonly number[]): Promise<void> => {
  const frame = (): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));
  await frame();
  await frame();
  const last = path.at(-1) ?? from;
  const touch = await page.touchscreen.touchStart(from, y);
  for (const x of path) {
    await touch.move(x, y);
    await frame();
  }
  // Without a rest at the end the content would scroll on, at a speed that depends on the machine.
  for (let count = 0; count < 3; count += 1) {
    await touch.move(last, y);
    await frame();
  }
  await touch.end();
};
