import type { RemoteModule } from '@caravan/shared/contracts';
import { sourceWith } from '../../testing/federation';
import { manifestOf, remoteOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { routerAt } from '../../testing/routerAt';
import { createRemotes } from '../../universal/remotes/remotes';
import { hasChanged, restorePrimordials } from '../primordials';

const ranking = remoteOf('ranking');
const slot = { remote: 'ranking', part: 'home' };
const wanted = { part: 'home', chunks: ['text-en', 'page-home'] };
const take = async (module: RemoteModule): Promise<RemoteModule> => module;
const environment = { hasChanged, restore: restorePrimordials };

const fail = (): never => {
  throw new Error('replaced');
};

/** Each replaces a function of the browser, as another remote would. */
const replacements: readonly (readonly [string, () => void])[] = [
  ['fetch', () => Object.assign(globalThis, { fetch: fail })],
  ['JSON.parse', () => Object.assign(JSON, { parse: () => ({}) })],
  ['Array.prototype.map', () => Object.assign(Array.prototype, { map: fail })],
  ['history.pushState', () => Object.assign(history, { pushState: fail })],
  ['setTimeout', () => Object.assign(globalThis, { setTimeout: () => 0 })],
];

/** The loader over this page's own `fetch`, which answers with the files of the earlier version. */
const loaderWith = (importModule: (entry: string) => Promise<RemoteModule>) =>
  sourceWith(importModule, undefined, environment);

afterEach(() => void restorePrimordials());

describe.each(replacements)('%s, replaced by another remote', (name, replace) => {
  it('is put back before a remote loads, which works', async () => {
    const { source, outcomes } = loaderWith(async () => moduleOf('new'));
    replace();
    await source.load(ranking, wanted, take);
    expect(outcomes()).toEqual(['v2 /remotes/ranking/entry.v2.js ready']);
  });

  it('while a remote loads, is not the fault of that remote, which is tried again', async () => {
    let imports = 0;
    const { source, outcomes } = loaderWith(async () => {
      imports += 1;
      if (imports > 1) return moduleOf('new');
      replace();
      throw new TypeError('not a function');
    });
    await source.load(ranking, wanted, take);
    expect(outcomes()).toEqual([
      'v2 /remotes/ranking/entry.v2.js environment',
      'v2 /remotes/ranking~2/entry.v2.js ready',
    ]);
  });

  it('while a remote is drawn, is not the fault of that remote, whose version is drawn again', async () => {
    const { source, loads, outcomes } = loaderWith(async () => moduleOf('new'));
    await source.load(ranking, wanted, take);
    replace();
    expect(source.blame(ranking, new TypeError('not a function'))).toBe(true);
    expect(loads.at(-1)?.outcome).toBe('environment');
    await source.load(ranking, wanted, take);
    expect(outcomes().at(-1)).toBe('v2 /remotes/ranking~4/entry.v2.js ready');
  });

  it('does not keep the browser from going to another page', async () => {
    const router = routerAt('/home', undefined, null, undefined, () => void restorePrimordials());
    replace();
    await router.navigate('/car');
    expect(window.location.pathname).toBe('/car');
    expect(hasChanged()).not.toContain(name);
  });
});

describe('a remote that replaces functions itself', () => {
  it('is found failing at its second try', async () => {
    const { source, outcomes } = loaderWith(async (entry) => {
      if (entry.includes('v1')) return moduleOf('old');
      Object.assign(globalThis, { fetch: fail });
      throw new TypeError('boom');
    });
    await source.load(ranking, wanted, take);
    expect(outcomes()).toEqual([
      'v2 /remotes/ranking/entry.v2.js environment',
      'v2 /remotes/ranking~2/entry.v2.js evaluation',
      'v1 /remotes/ranking~3/entry.v1.js ready',
    ]);
  });
});

describe('functions that cannot be put back', () => {
  const lasting = { hasChanged: () => ['fetch'], restore: () => ['fetch'] };

  it('excuse every failure, and end in a message instead of a loop', async () => {
    const { source, loads } = sourceWith(async () => moduleOf('new'), undefined, lasting);
    await source.load(ranking, wanted, take);
    expect(source.blame(ranking, new Error('boom'))).toBe(false);
    expect(source.blame(ranking, new Error('boom'))).toBe(false);
    expect(loads.map(({ outcome }) => outcome)).toEqual(['ready', 'environment', 'environment']);
  });

  it('are named with the remote that failed', async () => {
    const { source } = sourceWith(() => Promise.reject(new Error('boom')), undefined, lasting);
    const remotes = createRemotes({
      manifest: manifestOf([ranking]),
      source,
      addTexts: () => undefined,
      addParts: () => undefined,
    });
    const state = await remotes.open(slot);
    expect(state).toMatchObject({ status: 'failed', error: { kind: 'environment' } });
    expect('error' in state && state.error.message).toContain('replaced by a remote: fetch; Error: boom');
  });
});

describe('what the code of a page throws while it loads data', () => {
  it('is a failure of the version that runs', async () => {
    const { source, loads } = loaderWith(async () => moduleOf('new'));
    await source.load(ranking, wanted, take);
    source.noteFailure(slot, new Error('boom'));
    expect(loads.at(-1)).toMatchObject({ version: 'v2', outcome: 'render', part: 'home' });
  });

  it('is of no remote that never loaded', () => {
    const { source, loads } = loaderWith(async () => moduleOf('new'));
    source.noteFailure(slot, new Error('boom'));
    expect(loads).toEqual([]);
  });
});
