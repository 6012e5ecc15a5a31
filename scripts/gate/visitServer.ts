import * as v from 'valibot';
import { includesSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import { MAX_HTML_KB, KB, limitOf } from '../../e2e/audit/budgets';
import type { Visit } from './visits';

/**
 * Cookies of visitors who request a page one by one until one gets it without a fault, because the first calls may exceed their timeout.
 * The server renders the page for each of them.
 */
const visitorCookies = ['lang=en', 'lang=en; theme=dark', 'lang=en; currency=GEL', 'lang=en; theme=dark; currency=GEL'];
/** Maximum milliseconds for rendering a page. Other pages wait for the same process. */
const MAX_RENDER_MS = 1000;

/** Factor for the byte budgets. The server compresses first answers quickly and less well. */
export const QUICK_COMPRESSION = 1.25;

const bootElement = /<script type="application\/json" id="caravan-boot">(.*?)<\/script>/s;
const bootSchema = v.object({ leftOut: v.array(v.object({ remote: v.string(), part: v.string() })) });

const omittedSlotsIn = (html: string): readonly Slot[] =>
  v.parse(bootSchema, JSON.parse(bootElement.exec(html)?.[1] ?? '{"leftOut":[]}')).leftOut;

/** Returns the faults of a page in the server's answer. `lastMessage` returns the server's last message. */
export const faultsOnServer = async (
  origin: string,
  { address, slots }: Visit,
  lastMessage: () => string,
): Promise<string[]> => {
  const maxKilobytes = limitOf(new URL(address, origin).pathname, 'html', MAX_HTML_KB).max * QUICK_COMPRESSION;
  let fault: string[] = [];
  for (const cookie of visitorCookies) {
    const startedAt = performance.now();
    const response = await fetch(origin + address, { headers: { 'accept-encoding': 'br', cookie } });
    const html = await response.text();
    const durationMs = performance.now() - startedAt;
    const kilobytes = Number(response.headers.get('content-length')) / KB;
    const notRendered = omittedSlotsIn(html);
    const missing = slots.filter((slot) => includesSlot(notRendered, slot));
    const isQuick = durationMs <= MAX_RENDER_MS;
    if (response.status === 200 && missing.length === 0 && isQuick && kilobytes <= maxKilobytes) return [];
    if (response.status !== 200) fault = [`${address} answers ${response.status}`];
    else if (missing.length > 0)
      fault = missing.map((slot) => `the server does not render ${slotKey(slot)} of ${address} (${lastMessage()})`);
    else if (isQuick) fault = [`the HTML of ${address} has ${kilobytes.toFixed(1)} KB (at most ${maxKilobytes})`];
    else
      fault = [
        `the server takes ${(durationMs / 1000).toFixed(1)} s to render ${address} (at most ${MAX_RENDER_MS / 1000} s)`,
      ];
  }
  return fault;
};
