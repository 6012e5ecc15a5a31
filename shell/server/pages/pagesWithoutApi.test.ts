import { gunzipSync } from 'node:zlib';
import type { ApiState } from '../http/apiWatch';
import { sourceHash } from '../http/contentPolicy';
import { inlineTexts, renderIn } from '../testing/html';
import { federationOf, serverCode, withSite } from '../testing/site';

const site = withSite();

beforeAll(async () => {
  const countingPage = "(() => { let renders = 0; return { Component: () => 'Render ' + (renders += 1) }; })()";
  await site.publish(federationOf('ranking'), serverCode(countingPage));
});

describe('while the API is unavailable', () => {
  /** A site whose pages are rendered with or without their data. */
  const openSite = async () => {
    const { renderer, feed } = await site.follow();
    const control: { isDown: boolean | 'partial'; state: ApiState; renders: number } = {
      isDown: false,
      state: 'responsive',
      renders: 0,
    };
    const server = await site.serve({
      feed,
      api: { state: () => control.state, onUnavailable: () => undefined },
      renderer: {
        ...renderer,
        page: async (...args) => {
          control.renders += 1;
          const page = await renderer.page(...args);
          if (!control.isDown || page.kind === 'redirect') return page;
          return control.isDown === 'partial'
            ? { ...page, answerState: 'partial' }
            : { ...page, status: 503, answerState: 'failed' };
        },
      },
    });
    return { now: control, server };
  };
  const renderedAt = new Date('2026-11-23T10:05:00Z');

  it('a page is the last good one, with its time [REL-2]', async () => {
    jest.useFakeTimers({ now: renderedAt, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const { now, server } = await openSite();
    const fresh = await server.inject('/ranking/cached');
    now.state = 'unresponsive';
    jest.advanceTimersByTime(500_000);
    now.isDown = true;
    const { renders } = now;
    const stalePage = await server.inject({ url: '/ranking/cached', headers: { 'accept-encoding': 'gzip' } });
    expect([stalePage.statusCode, stalePage.headers['cache-control'], stalePage.headers['etag']]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    const html = gunzipSync(stalePage.rawPayload).toString();
    expect(html).toContain('This page is as it was on 23 November at 14:05.');
    expect(renderIn(html)).toBe(renderIn(fresh.body));
    for (const part of inlineTexts(html))
      expect(stalePage.headers['content-security-policy']).toContain(sourceHash(part));
    expect(now.renders).toBe(renders);
    jest.useRealTimers();
  });

  it('a page that is not cached is a 503 and not indexed [REL-2]', async () => {
    const { now, server } = await openSite();
    now.isDown = true;
    const { statusCode, headers, body } = await server.inject('/ranking/never');
    expect([statusCode, headers['retry-after'], headers['x-robots-tag']]).toEqual([503, '5', 'noindex']);
    expect(body).toContain('Skip to main content');
    now.isDown = false;
    expect((await server.inject('/ranking/never')).statusCode).toBe(200);
  });

  it('a page without its data is neither cached nor indexed [REL-2]', async () => {
    const { now, server } = await openSite();
    now.isDown = 'partial';
    const { statusCode, headers } = await server.inject('/ranking/late');
    expect([statusCode, headers['x-robots-tag'], headers['retry-after']]).toEqual([200, 'noindex', undefined]);
    now.isDown = false;
    expect((await server.inject('/ranking/late')).headers['x-robots-tag']).toBeUndefined();
  });
});
