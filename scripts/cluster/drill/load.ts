import { dealerContact, pathOf, trackSend } from '@caravan/shared/contracts/calls';
import { envelopeOf } from '../../../api/src/testing/client';
import { startAtRate } from './startAtRate';
import type { Visit } from './visitor';

/** Pages and writing calls a second. */
const PAGES = Number(process.env['RATE'] ?? 8);
const WRITES = PAGES / 2;
/** Three of four visits are to one of the first pages of the sitemap, which are in caches. The others are to any page. */
const POPULAR = 20;

/** The pages that were requested within a time. `failed`: the failure and path of each failed page. */
export interface PageCount {
  pages: number;
  /** Pages that show the time of stale data. */
  stale: number;
  readonly failed: string[];
}

export const isAccepted = (responseText: string): boolean => responseText.includes('"success":true');

export const messageOf = (content: string): string => JSON.stringify(envelopeOf({ content }, { reqTime: Date.now() }));

const eventOf = (deviceId: string): string => {
  const event = {
    deviceId,
    deviceType: 'desktop',
    osType: 'Linux',
    eventTime: Date.now(),
    url: 'https://localhost/home',
    page: '/home',
    localTime: new Date().toISOString(),
    eventType: 'HOME_NEWS_PV',
    platform: 'web',
  };
  return JSON.stringify(envelopeOf(event, { reqTime: Date.now() }));
};

/** Requests pages, and sends messages and tracking events, at an even rate until it is stopped. */
export const startLoad = (visit: Visit, pages: readonly string[], run: string) => {
  /** The acknowledged writes, and the number of writes that were refused or not answered. */
  const messages: string[] = [];
  const events: string[] = [];
  let refused = 0;
  let count: PageCount = { pages: 0, stale: 0, failed: [] };

  const open = async (number: number): Promise<void> => {
    const index = number % 4 === 0 ? (number * 7919) % pages.length : number % POPULAR;
    const path = pages[index] ?? '/home';
    const current = count;
    current.pages += 1;
    try {
      const { status, text } = await visit(path);
      if (status !== 200 || !text.endsWith('</html>')) current.failed.push(`${status} ${path}`);
      else if (text.includes('data-since=')) current.stale += 1;
    } catch (error) {
      current.failed.push(`${error instanceof Error ? error.message : String(error)} ${path}`);
    }
  };
  const write = async (number: number): Promise<void> => {
    const name = `${run}-${number}`;
    const isMessage = number % 2 === 0;
    const [call, body, acknowledged] = isMessage
      ? ([dealerContact, messageOf(name), messages] as const)
      : ([trackSend, eventOf(name), events] as const);
    const response = await visit(pathOf(call), body).catch(() => undefined);
    if (response && isAccepted(response.text)) acknowledged.push(name);
    else refused += 1;
  };
  const stops = [startAtRate(PAGES, open), startAtRate(WRITES, write)];
  return {
    messages,
    events,
    refused: (): number => refused,
    /** Returns a new count of the pages that are requested from now on. */
    startCount: (): PageCount => {
      count = { pages: 0, stale: 0, failed: [] };
      return count;
    },
    stop: async (): Promise<void> => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
};

export type Load = ReturnType<typeof startLoad>;
