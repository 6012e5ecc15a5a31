import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { loadBuilds } from './loadBuilds';
import { federationOf, makeSite, serverCode, type TestSite } from './testing/site';

let site: TestSite;
let descriptor: RemoteDescriptor;
let folder = '';
beforeAll(async () => {
  site = makeSite();
  const { remotes } = await site.publish(federationOf('ranking'));
  const found = remotes['ranking']?.current;
  if (!found) throw new Error('nothing was published');
  descriptor = found;
  folder = mkdtempSync(join(site.modulesFolder, 'load-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  site.remove();
});

let written = 0;

/** Loads one build for each source, and tells what happened. */
const load = async (...sources: (string | null)[]) => {
  const steps: string[] = [];
  const remotes = sources.map((source, index) => {
    const file = source === null ? null : join(folder, `${(written += 1)}.mjs`);
    if (file && source !== null) writeFileSync(file, source);
    const federation = { ...descriptor.federation, name: `section${index}` };
    return { descriptor: { ...descriptor, federation }, previous: null, since: '', file };
  });
  const drawn = await loadBuilds(
    { sequence: 1, remotes },
    {
      onLoading: async (remote) => void steps.push(remote),
      onFailure: (remote, error) => steps.push(`${remote}: ${String(error)}`),
    },
  );
  return { steps, loaded: drawn.remotes.map(({ module }) => Object.keys(module?.pages ?? {})) };
};

describe('server builds', () => {
  it('are loaded one after the other, each told before, so that it is known whose code runs [MFE-17]', async () => {
    expect(await load(serverCode(), null, serverCode())).toEqual({
      steps: ['section0', 'section2'],
      loaded: [['home'], [], ['home']],
    });
  });

  it.each([
    ['throws while it loads', 'throw new Error("boom");', /boom/],
    ['is no code', 'export const = ;', /./],
    ['exports no remote', 'export const page = 1;', /exports no remote/],
  ])('go without one that %s [MFE-10]', async (_why, code, message) => {
    const { steps, loaded } = await load(code, serverCode());
    expect(steps).toEqual(['section0', expect.stringMatching(message), 'section1']);
    expect(loaded).toEqual([[], ['home']]);
  });

  it('have run all their parts in one order before anything is drawn, whichever page is asked for first [PERF-3]', async () => {
    const part = (name: string): string =>
      `${name}: async () => (globalThis.ran = [...(globalThis.ran ?? []), '${name}'])`;
    const { loaded } = await load(
      `export const remote = { pages: { ${part('late')}, bad: async () => { throw new Error('boom'); }, ${part('early')} }, widgets: { ${part('small')} } };`,
    );
    expect(loaded).toEqual([['late', 'bad', 'early']]);
    expect(Reflect.get(globalThis, 'ran')).toEqual(['late', 'early', 'small']);
    Reflect.deleteProperty(globalThis, 'ran');
  });
});
