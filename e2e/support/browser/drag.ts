import type { Page } from 'puppeteer';

/** Moves a finger across the screen, frame by frame, and lets it rest. Faster moves would be a fling, which swallows the next tap. */
export const drag = async (page: Page, y: number, [from = 0, ...through]: readonly number[]): Promise<void> => {
  const frame = (): Promise<unknown> => page.evaluate(() => new Promise(requestAnimationFrame));
  await frame();
  await frame();
  const last = through.at(-1) ?? from;
  const touch = await page.touchscreen.touchStart(from, y);
  for (const x of through) {
    await touch.move(x, y);
    await frame();
  }
  // A moving finger would throw the content on, by a speed that depends on the machine.
  for (let rest = 0; rest < 3; rest += 1) {
    await touch.move(last, y);
    await frame();
  }
  await touch.end();
};
