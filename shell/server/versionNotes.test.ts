import { readSeen } from '@caravan/registry';
import type { DrawnPage } from './drawnSite';
import { federationOf, makeSite, type TestSite } from './testing/site';
import { createVersionNotes } from './versionNotes';

let site: TestSite;
beforeEach(async () => {
  site = makeSite();
  await site.publish(federationOf('ranking'));
});
afterEach(() => site.remove());

const choices = { lang: 'en', currency: 'USD', theme: null, menu: null } as const;

describe('what is seen of versions', () => {
  it('is noted once a page of theirs was drawn, for whoever publishes next [MFE-5]', async () => {
    const renderers = site.drawHere();
    const { feed } = await site.follow();
    const version = feed.current().remotes[0]?.descriptor.version ?? '';
    const drawn = (path: string): Promise<DrawnPage> =>
      noting.page({ address: `https://caravan.test${path}`, choices, nonce: null, traceId: '' });
    const notes = createVersionNotes(site.store, (error) => site.failures.push(String(error)));
    const noting = notes.noting({
      ...renderers,
      page: async () => ({
        kind: 'page',
        status: 200,
        whole: true,
        drawn: [{ remote: 'ranking', version }],
        policy: '',
        html: new Uint8Array(),
        errors: [],
      }),
    });
    expect(await readSeen(site.store, 'ranking', version)).toBeNull();
    await drawn('/ranking');
    while ((await readSeen(site.store, 'ranking', version)) !== 'works') await new Promise(setImmediate);
    notes.failed({ remote: 'ranking', version, why: 'loops' });
    while ((await readSeen(site.store, 'ranking', version)) !== 'failed') await new Promise(setImmediate);
    expect(site.failures).toEqual([]);
  });

  it('names the versions whose code drew a slot', async () => {
    const { drawing, feed } = await site.follow();
    const page = await drawing.page({ address: 'https://caravan.test/ranking', choices, nonce: null, traceId: '' });
    const version = feed.current().remotes[0]?.descriptor.version;
    expect(page).toMatchObject({ drawn: [{ remote: 'ranking', version }] });
  });
});
