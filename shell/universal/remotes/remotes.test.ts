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
  const { source, asked } = sourceOf(modules, excludeVersion);
  const addTexts = jest.fn();
  const addParts = jest.fn();
  const remotes = createRemotes({ manifest: manifestOf([remote]), source, addTexts, addParts });
  return { remotes, asked, addTexts, addParts };
};

const failure = new RemoteLoadError('network', 'ranking', 'v2', '/remotes/ranking/entry.v2.js');

/** What a page's module is that exports it by another name. */
const unfit = async () =>
  v.parse(
    v.custom<{ page: RemotePage }>(() => true),
    { renamed: {} },
  );

describe('opening a slot', () => {
  it('loads it once, however many ask', async () => {
    const { remotes, asked, addTexts, addParts } = remotesOver([moduleOf('new')]);
    const [first, second] = await Promise.all([remotes.open(homeOf('ranking')), remotes.open(homeOf('ranking'))]);
    expect(first).toBe(second);
    expect(await remotes.open(homeOf('ranking'))).toBe(first);
    expect(first.status).toBe('ready');
    expect(asked).toEqual([['text-en', 'text-home-en', 'page-home']]);
    expect(addTexts).toHaveBeenCalledWith('ranking', { says: 'new' });
    expect(addParts).toHaveBeenCalledTimes(1);
  });

  it('goes from idle over loading to ready, and says so', async () => {
    const { remotes } = remotesOver([moduleOf('new')]);
    const seen = [remotes.state(cardOf('ranking')).status];
    const stop = remotes.subscribe(() => seen.push(remotes.state(cardOf('ranking')).status));
    await remotes.open(cardOf('ranking'));
    expect(seen).toEqual(['idle', 'loading', 'ready']);
    stop();
    await remotes.open(homeOf('ranking'));
    expect(seen).toHaveLength(3);
  });

  it('adds the texts of the part to those of the whole remote', async () => {
    const own = { en: async () => ({ default: { home: 'Home' } }), ge: async () => ({ default: { home: 'მთავარი' } }) };
    const { remotes, addTexts } = remotesOver([{ ...moduleOf('new'), partTexts: { home: own } }, moduleOf('new')]);
    await remotes.open(homeOf('ranking'));
    expect(addTexts).toHaveBeenLastCalledWith('ranking', { says: 'new', home: 'Home' });
    await remotes.open(cardOf('ranking'));
    expect(addTexts).toHaveBeenLastCalledWith('ranking', { says: 'new' });
  });

  it('asks for the chunk of a widget by its name', async () => {
    const { remotes, asked } = remotesOver([moduleOf('new')]);
    expect(await remotes.open(cardOf('ranking'))).toMatchObject({ status: 'ready', part: { widget: {} } });
    expect(asked).toEqual([['text-en', 'text-Card-en', 'widget-Card']]);
  });

  it('never rejects: a failure is the state of that slot alone [MFE-5]', async () => {
    const { remotes } = remotesOver([failure, moduleOf('new')]);
    expect(await remotes.open(homeOf('ranking'))).toEqual({ status: 'failed', error: failure });
    expect(await remotes.open(cardOf('ranking'))).toMatchObject({ status: 'ready' });
    expect(remotes.state(homeOf('ranking')).status).toBe('failed');
  });

  it('has failed where code of the remote throws while it loads', async () => {
    const broken = { ...moduleOf('new'), pages: { home: () => Promise.reject(new TypeError('undefined is not')) } };
    const { remotes, addTexts, addParts } = remotesOver([broken]);
    expect(await remotes.open(homeOf('ranking'))).toMatchObject({ status: 'failed', error: { kind: 'evaluation' } });
    expect(addTexts).not.toHaveBeenCalled();
    expect(addParts).not.toHaveBeenCalled();
  });

  it.each([
    ['needs a newer contract than this page has', { ...ranking, contract: CONTRACT_VERSION + 1 }, moduleOf('new')],
    ['has no such page', ranking, { ...moduleOf('new'), pages: {} }],
    ['exports a page by another name', ranking, { ...moduleOf('new'), pages: { home: unfit } }],
  ])('has failed where the remote %s [MFE-5]', async (_why, remote, module) => {
    const { remotes } = remotesOver([module], remote);
    expect(await remotes.open(homeOf('ranking'))).toMatchObject({ status: 'failed', error: { kind: 'contract' } });
  });

  it('has failed where no such remote is registered', async () => {
    const { remotes, asked } = remotesOver([moduleOf('new')]);
    expect(await remotes.open(homeOf('garage'))).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(asked).toEqual([]);
    expect(await remotes.retry(homeOf('garage'))).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(remotes.state(homeOf('garage')).status).toBe('failed');
  });
});

describe('trying again', () => {
  it('loads what had failed, in place [MFE-5]', async () => {
    const { remotes } = remotesOver([failure, moduleOf('new')]);
    await remotes.open(homeOf('ranking'));
    expect(await remotes.retry(homeOf('ranking'))).toMatchObject({ status: 'ready' });
  });

  it('does not load what is there', async () => {
    const { remotes, asked } = remotesOver([moduleOf('new')]);
    await remotes.open(homeOf('ranking'));
    await remotes.retry(homeOf('ranking'));
    expect(asked).toHaveLength(1);
  });
});

describe('a remote that throws while rendering', () => {
  it('is replaced by the last good version where there is one [MFE-5]', async () => {
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

  it('is replaced even where it throws in the moment it is there: a listener draws at once [MFE-5]', async () => {
    const { remotes, asked } = remotesOver(
      [moduleOf('new'), moduleOf('old')],
      ranking,
      jest.fn(() => true),
    );
    const seen: string[] = [];
    const stop = remotes.subscribe(() => {
      if (remotes.state(homeOf('ranking')).status !== 'ready') return;
      stop();
      remotes.fail(homeOf('ranking'), new Error('boom'));
      seen.push(remotes.state(homeOf('ranking')).status);
    });
    await remotes.open(homeOf('ranking'));
    expect(seen).toEqual(['loading']);
    expect(asked).toHaveLength(2);
  });

  it('has failed where there is none, and says with which version', async () => {
    const { remotes } = remotesOver([moduleOf('new')]);
    await remotes.open(homeOf('ranking'));
    remotes.fail(homeOf('ranking'), new Error('boom'));
    expect(remotes.state(homeOf('ranking'))).toMatchObject({
      status: 'failed',
      error: { kind: 'evaluation', remote: 'ranking', version: 'v2' },
    });
  });
});
