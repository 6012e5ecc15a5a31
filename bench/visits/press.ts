import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilIdle, type Visitor } from './visitor';

/** Milliseconds between two presses. */
const PAUSE_MS = 200;

const pressHeading = async ({ page, notes }: Visitor): Promise<void> => {
  const heading = await page.waitForSelector('main h1', { visible: true });
  const box = await heading?.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no heading`);
  for (let isReady = false; !isReady;) {
    isReady = (await notes()).ready > 0;
    await page.mouse.click(box.x + 4, box.y + box.height / 2);
    await delay(PAUSE_MS);
  }
};

/**
 * Opens an address and presses its heading repeatedly until the page is hydrated. Returns the milliseconds from the slowest press to the
 * next frame (INP). This needs a visit of its own, because the browser records no larger paints after a press.
 */
export const pressWhileLoading = async (visitor: Visitor, address: string): Promise<number> => {
  await Promise.all([visitor.page.goto(address, { waitUntil: 'domcontentloaded' }), pressHeading(visitor)]);
  await waitUntilIdle(visitor, true);
  return (await visitor.notes()).slowestPress;
};
