/** @jest-environment node */
import * as v from 'valibot';
import { CONTRACT_VERSION, type RemoteModule, type RemotePage } from '@caravan/shared/contracts';
import { cardOf, homeOf, manifestOf, remoteOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { sourceOf } from '../../testing/sources';
import { RemoteLoadError } from './errors';
import { createRemotes } from './remotes';

const ranking = remoteOf('ranking');

const remotesOver = (modules: (RemoteModule | Error)[], remote = ranking, excludeVersion = jest.fn(() => false)) => {
  const { source, requestedChunks } = sourceOf(modules, excludeVersion);
  const addTexts = jest.fn();
  const addParts = jest.fn();
  const remotes = createRemotes({ manifest: manifestOf([remote]), source, addTexts, addParts });
  return { remotes, requestedChunks, addTexts, addParts };
};

const failure = new RemoteLoadError('network', 'ranking', 'v2', '/remotes/ranking/entry.v2.js');

/** A page's module with a wrong export name. */
const misnamed = async () =>
  v.parse(
    v.custom<{ page: RemotePage }>(() => true),
    { renamed: {} },
  );

describe('opening a slot', () => {
  it('loads it once for parallel calls', async () => {
    const { remotes, requestedChunks, addTexts, addParts } = remotesOver([moduleOf('new')]);
    const [first, second] = await Promise.all([remotes.open(homeOf('ranking')), remotes.open(homeOf('ranking'))]);
    expect(first).toBe(second);
    expect(await remotes.open(homeOf('ranking'))).toBe(first);
    expect(first.status).toBe('ready');
    expect(requestedChunks).toEqual([['text-en', 'text-home-en', 'page-home']]);
    expect(addTexts).toHaveBeenCalledWith('ranking', { says: 'new' });
    expect(addParts).toHaveBeenCalledTimes(1);
  });

  it('waits for the index if the page does not name its remote [PERF-12]', async () => {
    let remotes = [ranking];
    const manifest = {
      ...manifestOf([]),
      get remotes() {
        return remotes;
      },
    };
    const loadIndex = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockImplementation(async () => void (remotes = [ranking, remoteOf('account')]));
    const { source } = sourceOf([moduleOf('new')]);
    const opened = createRemotes({ manifest, source, addTexts: () => {}, addParts: () => {}, loadIndex });
    expect(await opened.open(cardOf('account'))).toMatchObject({ status: 'failed', error: { kind: 'network' } });
    expect((await opened.retry(cardOf('account'))).status).toBe('ready');
  });

  it('changes its state from idle to loading to ready and notifies listeners', async () => {
    const { remotes } = remotesOver([moduleOf('new')]);
    const statuses = [remotes.state(cardOf('ranking')).status];
    const stop = remotes.subscribe(() => statuses.push(remotes.state(cardOf('ranking')).status));
    await remotes.open(cardOf('ranking'));
    expect(statuses).toEqual(['idle', 'loading', 'ready']);
    stop();
    await remotes.open(homeOf('ranking'));
    expect(statuses).toHaveLength(3);
  });

  it('adds the texts of the part to those of the remote', async () => {
    const homeTexts = {
      en: async () => ({ default: { home: 'Home' } }),
      ge: async () => ({ default: { home: 'მთავარი' } }),
    };
    const { remotes, addTexts } = remotesOver([
      { ...moduleOf('new'), partTexts: { home: homeTexts } },
      moduleOf('new'),
    ]);
    await remotes.open(homeOf('ranking'));
    expect(addTexts).toHaveBeenLastCalledWith('ranking', { says: 'new', home: 'Home' });
    await remotes.open(cardOf('ranking'));
    expect(addTexts).toHaveBeenLastCalledWith('ranking', { says: 'new' });
  });

  it('requests the chunk of a widget by its name', async () => {
    const { remotes, requestedChunks } = remotesOver([moduleOf('new')]);
    expect(await remotes.open(cardOf('ranking'))).toMatchObject({ status: 'ready', part: { widget: {} } });
    expect(requestedChunks).toEqual([['text-en', 'text-Card-en', 'widget-Card']]);
  });

  it('does not reject, and a failure affects only its slot [MFE-5]', async () => {
    const { remotes } = remotesOver([failure, moduleOf('new')]);
    expect(await remotes.open(homeOf('ranking'))).toEqual({ status: 'failed', error: failure });
    expect(await remotes.open(cardOf('ranking'))).toMatchObject({ status: 'ready' });
    expect(remotes.state(homeOf('ranking')).status).toBe('failed');
  });

  it('fails if the code of the remote throws while it loads', async () => {
    const brokenModule = {
      ...moduleOf('new'),
      pages: { home: () => Promise.reject(new TypeError('undefined is not')) },
    };
    const { remotes, addTexts, addParts } = remotesOver([brokenModule]);
    expect(await remotes.open(homeOf('ranking'))).toMatchObject({ status: 'failed', error: { kind: 'evaluation' } });
    expect(addTexts).not.toHaveBeenCalled();
    expect(addParts).not.toHaveBeenCalled();
  });

  it.each([
    ['needs a newer contract than this page has', { ...ranking, contract: CONTRACT_VERSION + 1 }, moduleOf('new')],
    ['has no such page', ranking, { ...moduleOf('new'), pages: {} }],
    ['exports a page by another name', ranking, { ...moduleOf('new'), pages: { home: misnamed } }],
  ])('fails if the remote %s [MFE-5]', async (_why, remote, module) => {
    const { remotes } = remotesOver([module], remote);
    expect(await remotes.open(homeOf('ranking'))).toMatchObject({ status: 'failed', error: { kind: 'contract' } });
  });

  it('fails if no such remote is registered', async () => {
    const { remotes, requestedChunks } = remotesOver([moduleOf('new')]);
    expect(await remotes.open(homeOf('garage'))).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(requestedChunks).toEqual([]);
    expect(await remotes.retry(homeOf('garage'))).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(remotes.state(homeOf('garage')).status).toBe('failed');
  });
});

describe('retrying a slot', () => {
  it('loads a failed slot [MFE-5]', async () => {
    const { remotes } = remotesOver([failure, moduleOf('new')]);
    await remotes.open(homeOf('ranking'));
    expect(await remotes.retry(homeOf('ranking'))).toMatchObject({ status: 'ready' });
  });

  it('does not load a loaded slot', async () => {
    const { remotes, requestedChunks } = remotesOver([moduleOf('new')]);
    await remotes.open(homeOf('ranking'));
    await remotes.retry(homeOf('ranking'));
    expect(requestedChunks).toHaveLength(1);
  });
});

describe('a remote that throws while rendering', () => {
  it('is replaced by the last good version [MFE-5]', async () => {
    const { remotes } = remotesOver(
      [moduleOf('new'), moduleOf('old')],
      ranking,
      jest.fn(() => true),
    );
    await remotes.open(homeOf('ranking'));
    remotes.fail(homeOf('ranking'), new Error('boom'));
    expect(remotes.state(homeOf('ranking')).status).toBe('loading');
    expect(await remotes.open(homeOf('ranking'))).toMatchObject({ status: 'ready' });
  });

  it('is replaced even if a listener renders it synchronously [MFE-5]', async () => {
    const { remotes, requestedChunks } = remotesOver(
      [moduleOf('new'), moduleOf('old')],
      ranking,
      jest.fn(() => true),
    );
    const statuses: string[] = [];
    const stop = remotes.subscribe(() => {
      if (remotes.state(homeOf('ranking')).status !== 'ready') return;
      stop();
      remotes.fail(homeOf('ranking'), new Error('boom'));
      statuses.push(remotes.state(homeOf('ranking')).status);
    });
    await remotes.open(homeOf('ranking'));
    expect(statuses).toEqual(['loading']);
    expect(requestedChunks).toHaveLength(2);
  });

  it('fails with its version if there is no other version', async () => {
    const { remotes } = remotesOver([moduleOf('new')]);
    await remotes.open(homeOf('ranking'));
    remotes.fail(homeOf('ranking'), new Error('boom'));
    expect(remotes.state(homeOf('ranking'))).toMatchObject({
      status: 'failed',
      error: { kind: 'evaluation', remote: 'ranking', version: 'v2' },
    });
  });
});
