/** @jest-environment node */
import type { RemoteModule } from '@caravan/shared/contracts';
import { useSite } from '@caravan/shared/site';
import { moduleOf } from '../../testing/modules';
import { createRemoteRenderer } from './renderRemote';
import type { SiteRemotes } from '../registry/siteRemotes';
import { choices, withSite } from '../testing/site';

const site = withSite();
let snapshot: SiteRemotes;
const home = { remote: 'ranking', part: 'home' };
const card = { remote: 'account', part: 'Card' };

beforeAll(async () => {
  snapshot = await site.publishWithWidget();
});

const render = async (module: RemoteModule | null, name: string | null = 'ranking') => {
  const config = { ...site.config, timeoutFactor: 0.01 };
  const renderer = createRemoteRenderer({ name, module, config });
  const pageRequest = { address: 'https://caravan.test/ranking', choices, traceId: '' };
  const { response, html } = await renderer.respond(
    snapshot,
    { kind: 'page', pageRequest, without: module ? [] : [home, card] },
    { now: Date.now(), timeoutMs: 8000 },
  );
  if (response.kind !== 'page') throw new Error(`answered with ${response.kind}`);
  return { ...response, html: Buffer.from(html).toString() };
};

const never = () => new Promise<never>(() => undefined);

describe('a page of a remote', () => {
  it('has its content', async () => {
    const { html, rendered, leftOut, answerState } = await render(moduleOf('The page'));
    expect(html).toContain('<div data-slot="ranking/home"><p>The page</p></div>');
    expect([rendered, leftOut, answerState]).toEqual([[home], [], 'complete']);
  });

  it('says whether it lists all remotes, which its hydration then needs [PERF-12]', async () => {
    const Partners = () => `${useSite().embeddable.length} widgets`;
    expect((await render(moduleOf('The page'))).needsAll).toBe(false);
    expect((await render(moduleOf('', { page: { Component: Partners } }))).needsAll).toBe(true);
  });

  it.each([
    ['its texts never come', { ...moduleOf('The page'), texts: { en: never, ge: never } }, 'ranking'],
    ['its remote has no server build', null, null],
  ] as const)('has a skeleton if %s', async (_why, module, name) => {
    const { html, rendered, leftOut } = await render(module, name);
    expect(html).toMatch(/<div data-slot="ranking\/home"><div[^>]*><output[^>]*>Loading/);
    expect(rendered).toEqual([]);
    expect(leftOut).toContainEqual(home);
  });
});
