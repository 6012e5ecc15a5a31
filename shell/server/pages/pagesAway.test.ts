import { gunzipSync } from 'node:zlib';
import type { ApiState } from '../http/apiWatch';
import { hashOf } from '../http/contentPolicy';
import { federationOf, makeSite, serverCode, type TestSite } from '../testing/site';

let site: TestSite;

beforeAll(async () => {
  site = makeSite();
  const counting = "(() => { let drawn = 0; return { Component: () => 'Drawn ' + (drawn += 1) }; })()";
  await site.publish(federationOf('ranking'), serverCode(counting));
});
afterAll(() => site.remove());

/** Texts of the inline parts that a policy must name; data in JSON never runs. */
const inlineParts = (html: string): string[] =>
  [...html.matchAll(/<(?:style[^>]*|script)>([^]*?)<\/(?:style|script)>/g)].map(([, text = '']) => text);
const drawnIn = (html: string): string => /Drawn \d+/.exec(html)?.[0] ?? 'nothing';

describe('while the API is unavailable', () => {
  /** A site whose pages are drawn with their data, or without any of it. */
  const open = async () => {
    const { renderer, feed } = await site.follow();
    const now: { isAway: boolean | 'late'; state: ApiState; drawn: number } = {
      isAway: false,
      state: 'available',
      drawn: 0,
    };
    const away = await site.serve({
      feed,
      api: { state: () => now.state, onUnavailable: () => undefined },
      renderer: {
        ...renderer,
        page: async (...asked) => {
          now.drawn += 1;
          const page = await renderer.page(...asked);
          if (!now.isAway || page.kind === 'redirect') return page;
          return now.isAway === 'late' ? { ...page, arrival: 'late' } : { ...page, status: 503, arrival: 'failed' };
        },
      },
    });
    away.log.level = 'silent';
    return { now, away };
  };
  const at = new Date('2026-11-23T10:05:00Z');

  it('a page is the last good one, with its time [REL-2]', async () => {
    jest.useFakeTimers({ now: at, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const { now, away } = await open();
    const fresh = await away.inject('/ranking/kept');
    now.state = 'unresponsive';
    jest.advanceTimersByTime(500_000);
    now.isAway = true;
    const drawn = now.drawn;
    const copy = await away.inject({ url: '/ranking/kept', headers: { 'accept-encoding': 'gzip' } });
    expect([copy.statusCode, copy.headers['cache-control'], copy.headers['etag']]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    const html = gunzipSync(copy.rawPayload).toString();
    expect(html).toContain('This page is as it was on 23 November at 14:05.');
    expect(drawnIn(html)).toBe(drawnIn(fresh.body));
    for (const part of inlineParts(html)) expect(copy.headers['content-security-policy']).toContain(hashOf(part));
    // Nothing is drawn for nothing.
    expect(now.drawn).toBe(drawn);
    await away.close();
    jest.useRealTimers();
  });

  it('a page that is not cached is a 503 and not indexed [REL-2]', async () => {
    const { now, away } = await open();
    now.isAway = true;
    const { statusCode, headers, body } = await away.inject('/ranking/never');
    expect([statusCode, headers['retry-after'], headers['x-robots-tag']]).toEqual([503, '5', 'noindex']);
    expect(body).toContain('Skip to main content');
    now.isAway = false;
    expect((await away.inject('/ranking/never')).statusCode).toBe(200);
    await away.close();
  });

  it('a page without its data is neither cached nor indexed [REL-2]', async () => {
    const { now, away } = await open();
    now.isAway = 'late';
    const { statusCode, headers } = await away.inject('/ranking/late');
    expect([statusCode, headers['x-robots-tag'], headers['retry-after']]).toEqual([200, 'noindex', undefined]);
    now.isAway = false;
    expect((await away.inject('/ranking/late')).headers['x-robots-tag']).toBeUndefined();
    await away.close();
  });

  it('a page without data is sent [REL-2]', async () => {
    const { now, away } = await open();
    now.state = 'refusing';
    expect((await away.inject('/ranking/plain')).statusCode).toBe(200);
    await away.close();
  });
});
