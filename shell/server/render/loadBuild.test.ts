import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuild } from './loadBuild';
import { serverCode, withSite } from '../testing/site';

const site = withSite();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(site.modulesFolder, 'load-'));
});

let written = 0;

const load = (source: string) => {
  const file = join(folder, `${(written += 1)}.mjs`);
  writeFileSync(file, source);
  return loadBuild({ remote: 'ranking', file });
};

describe('a server build', () => {
  it('is loaded with its pages', async () => {
    expect(Object.keys((await load(serverCode())).pages)).toEqual(['home']);
  });

  it.each([
    ['throws while it loads', 'throw new Error("boom");', /boom/],
    ['is no code', 'export const = ;', /./],
    ['exports no remote', 'export const page = 1;', /exports no remote/],
    [
      'adds the state of another remote',
      'export const remote = { store: [{ reducerPath: "account" }], pages: {}, widgets: {} };',
      /adds the state "account"/,
    ],
  ])('is refused if it %s [MFE-10]', async (_why, code, message) => {
    await expect(load(code)).rejects.toThrow(message);
  });

  it('is refused if a page does not finish loading [MFE-10]', async () => {
    jest.useFakeTimers();
    const build = load(
      'export const remote = { store: [], pages: { bad: () => new Promise(() => {}) }, widgets: {} };',
    );
    await Promise.all([
      expect(build).rejects.toThrow('its server build does not finish loading'),
      jest.advanceTimersByTimeAsync(12_000),
    ]);
    jest.useRealTimers();
  });

  it('runs its pages and widgets in one order [PERF-3]', async () => {
    const part = (name: string): string =>
      `${name}: async () => (globalThis.ran = [...(globalThis.ran ?? []), '${name}'])`;
    const pages = `{ ${part('late')}, bad: async () => { throw new Error('boom'); }, ${part('early')} }`;
    await load(`export const remote = { store: [], pages: ${pages}, widgets: { ${part('small')} } };`);
    expect(Reflect.get(globalThis, 'ran')).toEqual(['late', 'early', 'small']);
    Reflect.deleteProperty(globalThis, 'ran');
  });
});
