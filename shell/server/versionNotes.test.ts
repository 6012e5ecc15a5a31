import { readNote, readSeen, readTally, versionTally } from '@caravan/registry';
import type { DrawnPage } from './drawnSite';
import { federationOf, makeSite, type TestSite } from './testing/site';
import type { VersionNotes } from './versionNotes';

let site: TestSite;
beforeEach(async () => {
  site = makeSite();
  await site.publish(federationOf('ranking'));
});
afterEach(() => site.remove());

const choices = { lang: 'en', currency: 'USD', theme: null, menu: null } as const;

/** A page is drawn with this version. */
const drawnBy = (notes: VersionNotes, version: string): Promise<DrawnPage> =>
  notes
    .noting({
      ...site.drawHere(),
      page: async () => ({
        kind: 'page',
        status: 200,
        whole: true,
        arrival: 'whole',
        drawn: [{ remote: 'ranking', version }],
        failed: [],
        policy: '',
        framed: false,
        html: new Uint8Array(),
        errors: [],
      }),
    })
    .page({ address: 'https://caravan.test/ranking', choices, nonce: null, traceId: '' });

describe('what is seen of versions', () => {
  it('is noted once a page of theirs was drawn and a browser loaded it, for whoever publishes next [MFE-5]', async () => {
    const { feed } = await site.follow();
    const version = feed.current().remotes[0]?.descriptor.version ?? '';
    const notes = site.notes();
    expect(await readSeen(site.store, 'ranking', version)).toBeNull();
    const written = jest.spyOn(site.store, 'create');
    await drawnBy(notes, version);
    // No browser can run it, for all that is known.
    expect(written).not.toHaveBeenCalled();
    notes.note('browser', 'ranking', version, 'ready');
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

describe('what browsers report', () => {
  const version = async (): Promise<string> =>
    (await site.follow()).feed.current().remotes[0]?.descriptor.version ?? '';
  /** Waits until a version is seen so. */
  const expectSeen = async (own: string, seen: string): Promise<void> => {
    while ((await readSeen(site.store, 'ranking', own)) !== seen) await new Promise(setImmediate);
    expect(await readSeen(site.store, 'ranking', own)).toBe(seen);
  };

  it('makes a version good that was loaded, and bad one that fails more than it works [MFE-5]', async () => {
    const notes = site.notes();
    const own = await version();
    await drawnBy(notes, own);
    notes.note('browser', 'ranking', own, 'ready');
    notes.note('browser', 'ranking', own, 'render');
    notes.note('browser', 'ranking', own, 'evaluation', 1);
    await expectSeen(own, 'works');
    notes.note('browser', 'ranking', own, 'evaluation', 1);
    await expectSeen(own, 'failed');
    expect(await readNote(site.store, 'ranking', own, 'failed')).toContain('fails in browsers: ready 1');
  });

  it.each(['network', 'timeout'] as const)('blames no version for the visitor’s line: %s', async (outcome) => {
    const notes = site.notes();
    const own = await version();
    await drawnBy(notes, own);
    notes.note('browser', 'ranking', own, outcome, 100);
    notes.note('browser', 'ranking', own, 'ready');
    await expectSeen(own, 'works');
  });

  it('blames no version for a first try that failed and a second one that worked', async () => {
    const notes = site.notes();
    const own = await version();
    await drawnBy(notes, own);
    notes.note('browser', 'ranking', own, 'ready', 10);
    notes.note('browser', 'ranking', own, 'evaluation', 10);
    await notes.write();
    await expectSeen(own, 'works');
  });

  it('is written for `npm run registry`, with what the server met', async () => {
    const notes = site.notes();
    const own = await version();
    notes.note('browser', 'ranking', own, 'ready', 2);
    notes.browsersOnly('ranking', own, 'Error: window is not defined\n at a place');
    await notes.write();
    notes.note('browser', 'ranking', own, 'ready');
    await notes.write();
    expect(await readTally(site.store, versionTally('ranking', own))).toEqual({
      'browser ready': 3,
      'server evaluation': 1,
    });
    expect(await readNote(site.store, 'ranking', own, 'browsersOnly')).toBe('Error: window is not defined');
  });
});
