import { setTimeout as delay } from 'node:timers/promises';
import { waitUntilIdle, type Visitor } from './visitor';

/** Milliseconds between two clicks. */
const PAUSE_MS = 200;

const clickHeading = async ({ page, measurements }: Visitor): Promise<void> => {
  const heading = await page.waitForSelector('main h1', { visible: true });
  const box = await heading?.boundingBox();
  if (!box) throw new Error(`${page.url()} shows no heading`);
  for (let isReady = false; !isReady;) {
    isReady = (await measurements()).ready > 0;
    await page.mouse.click(box.x + 4, box.y + box.height / 2);
    await delay(PAUSE_MS);
  }
};

/**
 * Opens an address and clicks its heading repeatedly until the page is hydrated. Returns the milliseconds from the slowest click to the
 * next frame (INP). This needs a visit of its own, because the browser records no larger paints after a click.
 */
export const clickWhileLoading = async (visitor: Visitor, address: string): Promise<number> => {
  await Promise.all([visitor.page.goto(address, { waitUntil: 'domcontentloaded' }), clickHeading(visitor)]);
  await waitUntilIdle(visitor);
  return (await visitor.measurements()).slowestInteractionMs;
};
