/** @jest-environment node */
import type { Federation, RemoteModule } from '@caravan/shared/contracts';
import { useSite } from '@caravan/shared/site';
import { widgetsOf } from '@caravan/shared/page';
import * as v from 'valibot';
import { moduleOf } from '../../testing/modules';
import { refusalOf } from './remoteError';
import { createRemoteRenderer } from './renderRemote';
import type { RenderRequest } from './renderMessages';
import type { SiteRemotes } from '../registry/siteRemotes';
import { choices, withSite } from '../testing/site';

const site = withSite();
let snapshot: SiteRemotes;
const home = { remote: 'ranking', part: 'home' };
const card = { remote: 'account', part: 'Card' };

beforeAll(async () => {
  snapshot = await site.publishWithWidget();
});

const pageRequest = { address: 'https://caravan.test/ranking', choices, traceId: '' };

const respond = (module: RemoteModule | null, name: string | null, request: RenderRequest) => {
  const config = { ...site.config, timeoutFactor: 0.01 };
  const renderer = createRemoteRenderer({ name, module, config });
  return renderer.respond(snapshot, request, { now: Date.now(), timeoutMs: 8000 });
};

const render = async (module: RemoteModule | null, name: string | null = 'ranking') => {
  const without = module ? [] : [home, card];
  const { response, html } = await respond(module, name, { kind: 'page', pageRequest, without });
  if (response.kind !== 'page') throw new Error(`answered with ${response.kind}`);
  return { ...response, html: Buffer.from(html).toString() };
};

const never = () => new Promise<never>(() => undefined);
const throwing = () => Promise.reject(new TypeError('broken'));

describe('a page of a remote', () => {
  it('says whether it lists all remotes, which its hydration then needs [PERF-12]', async () => {
    const Partners = () => `${useSite().embeddable.length} widgets`;
    expect((await render(moduleOf('The page'))).needsAll).toBe(false);
    expect((await render(moduleOf('', { page: { Component: Partners } }))).needsAll).toBe(true);
  });

  it('reports what its code throws while its data is loaded', async () => {
    const { failure, errors } = await render(moduleOf('The page', { page: { load: throwing } }));
    expect([failure, errors]).toMatchObject(['failed', [{ message: 'broken' }]]);
  });

  it('reports nothing if its address is unknown', async () => {
    const load = () => Promise.reject(new Response(null, { status: 404 }));
    const { failure, errors } = await render(moduleOf('The page', { page: { load } }));
    expect([failure, errors]).toEqual(['not-found', []]);
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

it('a widget reports what its code throws while its data is loaded, and is rendered', async () => {
  const request = { kind: 'widget', pageRequest, slot: card, widgetProps: {} } as const;
  const { response, html } = await respond(moduleOf('The card', { widget: { load: throwing } }), 'account', request);
  expect(response).toMatchObject({ kind: 'widget', errors: [{ message: 'broken' }] });
  expect(Buffer.from(html).toString()).toContain('The card');
});

it('a widget with invalid props says so, whatever it loads [MFE-17]', async () => {
  const schema = { part: 'Card', props: v.object({ news: v.array(v.string()) }) } as const;
  const widget = widgetsOf<Federation>()(schema, { View: () => null, load: async () => undefined });
  const request = { kind: 'widget', pageRequest, slot: card, widgetProps: { news: 5 } } as const;
  const thrown: unknown = await respond(moduleOf('', { widget }), 'account', request).catch((error: unknown) => error);
  expect(refusalOf(request, thrown)).toEqual({ kind: 'invalid-props' });
  expect(refusalOf(request, new Error('broken'))).toMatchObject({ kind: 'refused' });
});
