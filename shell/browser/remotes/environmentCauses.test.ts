import type { RemoteModule } from '@caravan/shared/contracts';
import { loadHome, ranking, sourceWith, working, works } from '../../testing/federation';
import { manifestOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { routerAt } from '../../testing/routerAt';
import { RemoteLoadError } from '../../universal/remotes/errors';
import { createRemotes } from '../../universal/remotes/remotes';
import { changedPrimordials, restorePrimordials } from '../primordials';

const slot = { remote: 'ranking', part: 'home' };
const environment = { changed: changedPrimordials, restore: restorePrimordials };

const fail = (): never => {
  throw new Error('replaced');
};

/** Replacements of functions of the browser, as another remote would make them. */
const replacements: readonly (readonly [string, () => void])[] = [
  ['fetch', () => Object.assign(globalThis, { fetch: fail })],
  ['JSON.parse', () => Object.assign(JSON, { parse: () => ({}) })],
  ['Array.prototype.map', () => Object.assign(Array.prototype, { map: fail })],
  ['history.pushState', () => Object.assign(history, { pushState: fail })],
  ['setTimeout', () => Object.assign(globalThis, { setTimeout: () => 0 })],
];

/** Creates a loader with this page's `fetch`, which answers with the files of the earlier version. */
const loaderWith = (importModule: (entry: string) => Promise<RemoteModule>) =>
  sourceWith(importModule, undefined, environment);

afterEach(() => void restorePrimordials());

describe.each(replacements)('%s, replaced by another remote', (name, replace) => {
  it('is restored before a remote loads', async () => {
    const { source, outcomes } = loaderWith(works);
    replace();
    await loadHome(source);
    expect(outcomes()).toEqual(['v2 /remotes/ranking/entry.v2.js ready']);
  });

  it('is not attributed to a remote that was loading, and the load is retried', async () => {
    let imports = 0;
    const { source, outcomes } = loaderWith(async () => {
      imports += 1;
      if (imports > 1) return working;
      replace();
      throw new TypeError('not a function');
    });
    await loadHome(source);
    expect(outcomes()).toEqual([
      'v2 /remotes/ranking/entry.v2.js environment',
      'v2 /remotes/ranking~2/entry.v2.js ready',
    ]);
  });

  it('is not attributed to a remote that was rendering, and its version is rendered again', async () => {
    const { source, loads, outcomes } = loaderWith(works);
    await loadHome(source);
    replace();
    expect(source.excludeVersion(ranking, new TypeError('not a function'))).toBe(true);
    expect(loads.at(-1)?.outcome).toBe('environment');
    await loadHome(source);
    expect(outcomes().at(-1)).toBe('v2 /remotes/ranking~4/entry.v2.js ready');
  });

  it('does not prevent a navigation', async () => {
    const router = routerAt('/home', undefined, { beforeCommit: () => void restorePrimordials() });
    replace();
    await router.navigate('/car');
    expect(window.location.pathname).toBe('/car');
    expect(changedPrimordials()).not.toContain(name);
  });
});

describe('a remote that replaces functions itself', () => {
  it('fails at its second attempt', async () => {
    const { source, outcomes } = loaderWith(async (entry) => {
      if (entry.includes('v1')) return moduleOf('old');
      Object.assign(globalThis, { fetch: fail });
      throw new TypeError('boom');
    });
    await loadHome(source);
    expect(outcomes()).toEqual([
      'v2 /remotes/ranking/entry.v2.js environment',
      'v2 /remotes/ranking~2/entry.v2.js evaluation',
      'v1 /remotes/ranking~3/entry.v1.js ready',
    ]);
  });
});

describe('functions that cannot be restored', () => {
  const lasting = { changed: () => ['fetch'], restore: () => ['fetch'] };

  it('cause a failure instead of endless retries', async () => {
    const { source, loads } = sourceWith(works, undefined, lasting);
    await loadHome(source);
    expect(source.excludeVersion(ranking, new Error('boom'))).toBe(false);
    expect(source.excludeVersion(ranking, new Error('boom'))).toBe(false);
    expect(loads.map(({ outcome }) => outcome)).toEqual(['ready', 'environment', 'environment']);
  });

  it('are named in the error of the failed remote', async () => {
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

describe('an error in the loader of a page', () => {
  it('counts as a failure of the loaded version', async () => {
    const { source, loads } = loaderWith(works);
    await loadHome(source);
    source.reportFailure(slot, new Error('boom'));
    expect(loads.at(-1)).toMatchObject({ version: 'v2', outcome: 'render', part: 'home' });
  });

  it('counts as network if a file of the page did not arrive', async () => {
    const { source, loads } = loaderWith(works);
    await loadHome(source);
    source.reportFailure(slot, new RemoteLoadError('network', 'ranking', '-', '/remotes/ranking/table.js'));
    expect(loads.at(-1)).toMatchObject({ version: 'v2', outcome: 'network', part: 'home' });
  });

  it('is not attributed to a remote that never loaded', () => {
    const { source, loads } = loaderWith(works);
    source.reportFailure(slot, new Error('boom'));
    expect(loads).toEqual([]);
  });
});
