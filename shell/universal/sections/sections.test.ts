/** @jest-environment node */
import * as v from 'valibot';
import { CONTRACT_VERSION, type RemoteModule, type RemotePage } from '@caravan/shared/contracts';
import { cardOf, homeOf, manifestOf, remoteOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { sourceOf } from '../../testing/sources';
import { RemoteLoadError } from './errors';
import { createSections } from './sections';

const ranking = remoteOf('ranking');

const sectionsOver = (modules: (RemoteModule | Error)[], remote = ranking, blame = jest.fn(() => false)) => {
  const { source, asked } = sourceOf(modules, blame);
  const addTexts = jest.fn();
  const addParts = jest.fn();
  const sections = createSections({ manifest: manifestOf([remote]), source, addTexts, addParts });
  return { sections, asked, addTexts, addParts };
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
    const { sections, asked, addTexts, addParts } = sectionsOver([moduleOf('new')]);
    const [first, second] = await Promise.all([sections.open(homeOf('ranking')), sections.open(homeOf('ranking'))]);
    expect(first).toBe(second);
    expect(await sections.open(homeOf('ranking'))).toBe(first);
    expect(first.status).toBe('ready');
    expect(asked).toEqual([['text-en', 'text-home-en', 'page-home']]);
    expect(addTexts).toHaveBeenCalledWith('ranking', { says: 'new' });
    expect(addParts).toHaveBeenCalledTimes(1);
  });

  it('goes from idle over loading to ready, and says so', async () => {
    const { sections } = sectionsOver([moduleOf('new')]);
    const seen = [sections.state(cardOf('ranking')).status];
    const stop = sections.subscribe(() => seen.push(sections.state(cardOf('ranking')).status));
    await sections.open(cardOf('ranking'));
    expect(seen).toEqual(['idle', 'loading', 'ready']);
    stop();
    await sections.open(homeOf('ranking'));
    expect(seen).toHaveLength(3);
  });

  it('adds the texts of the part to those of the whole remote', async () => {
    const own = { en: async () => ({ default: { home: 'Home' } }), ge: async () => ({ default: { home: 'მთავარი' } }) };
    const { sections, addTexts } = sectionsOver([{ ...moduleOf('new'), partTexts: { home: own } }, moduleOf('new')]);
    await sections.open(homeOf('ranking'));
    expect(addTexts).toHaveBeenLastCalledWith('ranking', { says: 'new', home: 'Home' });
    await sections.open(cardOf('ranking'));
    expect(addTexts).toHaveBeenLastCalledWith('ranking', { says: 'new' });
  });

  it('asks for the chunk of a widget by its name', async () => {
    const { sections, asked } = sectionsOver([moduleOf('new')]);
    expect(await sections.open(cardOf('ranking'))).toMatchObject({ status: 'ready', part: { widget: {} } });
    expect(asked).toEqual([['text-en', 'text-Card-en', 'widget-Card']]);
  });

  it('never rejects: a failure is the state of that slot alone [MFE-5]', async () => {
    const { sections } = sectionsOver([failure, moduleOf('new')]);
    expect(await sections.open(homeOf('ranking'))).toEqual({ status: 'failed', error: failure });
    expect(await sections.open(cardOf('ranking'))).toMatchObject({ status: 'ready' });
    expect(sections.state(homeOf('ranking')).status).toBe('failed');
  });

  it('has failed where code of the remote throws while it loads', async () => {
    const broken = { ...moduleOf('new'), pages: { home: () => Promise.reject(new TypeError('undefined is not')) } };
    const { sections, addTexts, addParts } = sectionsOver([broken]);
    expect(await sections.open(homeOf('ranking'))).toMatchObject({ status: 'failed', error: { kind: 'evaluation' } });
    expect(addTexts).not.toHaveBeenCalled();
    expect(addParts).not.toHaveBeenCalled();
  });

  it.each([
    ['needs a newer contract than this page has', { ...ranking, contract: CONTRACT_VERSION + 1 }, moduleOf('new')],
    ['has no such page', ranking, { ...moduleOf('new'), pages: {} }],
    ['exports a page by another name', ranking, { ...moduleOf('new'), pages: { home: unfit } }],
  ])('has failed where the remote %s [MFE-5]', async (_why, remote, module) => {
    const { sections } = sectionsOver([module], remote);
    expect(await sections.open(homeOf('ranking'))).toMatchObject({ status: 'failed', error: { kind: 'contract' } });
  });

  it('has failed where no such remote is registered', async () => {
    const { sections, asked } = sectionsOver([moduleOf('new')]);
    expect(await sections.open(homeOf('garage'))).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(asked).toEqual([]);
    expect(await sections.retry(homeOf('garage'))).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(sections.state(homeOf('garage')).status).toBe('failed');
  });
});

describe('trying again', () => {
  it('loads what had failed, in place [MFE-5]', async () => {
    const { sections } = sectionsOver([failure, moduleOf('new')]);
    await sections.open(homeOf('ranking'));
    expect(await sections.retry(homeOf('ranking'))).toMatchObject({ status: 'ready' });
  });

  it('does not load what is there', async () => {
    const { sections, asked } = sectionsOver([moduleOf('new')]);
    await sections.open(homeOf('ranking'));
    await sections.retry(homeOf('ranking'));
    expect(asked).toHaveLength(1);
  });
});

describe('a section that throws while rendering', () => {
  it('is replaced by the last good version where there is one [MFE-5]', async () => {
    const { sections } = sectionsOver(
      [moduleOf('new'), moduleOf('old')],
      ranking,
      jest.fn(() => true),
    );
    await sections.open(homeOf('ranking'));
    sections.fail(homeOf('ranking'), new Error('boom'));
    expect(sections.state(homeOf('ranking')).status).toBe('loading');
    expect(await sections.open(homeOf('ranking'))).toMatchObject({ status: 'ready' });
  });

  it('is replaced even where it throws in the moment it is there: a listener draws at once [MFE-5]', async () => {
    const { sections, asked } = sectionsOver(
      [moduleOf('new'), moduleOf('old')],
      ranking,
      jest.fn(() => true),
    );
    const seen: string[] = [];
    const stop = sections.subscribe(() => {
      if (sections.state(homeOf('ranking')).status !== 'ready') return;
      stop();
      sections.fail(homeOf('ranking'), new Error('boom'));
      seen.push(sections.state(homeOf('ranking')).status);
    });
    await sections.open(homeOf('ranking'));
    expect(seen).toEqual(['loading']);
    expect(asked).toHaveLength(2);
  });

  it('has failed where there is none, and says with which version', async () => {
    const { sections } = sectionsOver([moduleOf('new')]);
    await sections.open(homeOf('ranking'));
    sections.fail(homeOf('ranking'), new Error('boom'));
    expect(sections.state(homeOf('ranking'))).toMatchObject({
      status: 'failed',
      error: { kind: 'evaluation', remote: 'ranking', version: 'v2' },
    });
  });
});
