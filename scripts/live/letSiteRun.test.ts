import { letSiteRun } from './letSiteRun';
import type { News } from './news';

/** A site that renders a version once the test says so. */
const site = () => {
  const served = new Set<string>();
  const put: string[] = [];
  const told: News[] = [];
  const said: string[] = [];
  let news: News = { built: 'b0', served: 'b0', declared: 0, error: '' };
  const state = { built: 'b1' };
  const run = letSiteRun({
    put: async (why) => {
      put.push(why);
      return `version ${put.length}`;
    },
    built: () => state.built,
    news: {
      current: () => news,
      tell: (change) => {
        news = { ...news, ...change };
        told.push(news);
      },
    },
    isServed: async (version) => served.has(version),
    say: (line) => said.push(line),
    fail: (error) => said.push(String(error)),
  });
  return { run, put, told, said, state, serve: (version: string) => served.add(version) };
};

describe('a remote that is worked on', () => {
  it('notifies pages of a declaration that a later edit of sources publishes [MFE-12]', async () => {
    const { run, told, state, serve } = site();
    const declaration = run.declarationChanged();
    state.built = 'b2';
    const sources = run.sourcesChanged();
    serve('version 1');
    serve('version 2');
    await Promise.all([declaration, sources]);
    expect(told.at(-1)).toMatchObject({ served: 'b2', declared: 1, error: '' });
  });

  it('notifies pages of a declaration that changes during an edit [MFE-12]', async () => {
    const { run, put, told, serve } = site();
    const sources = run.sourcesChanged();
    await Promise.resolve();
    const declaration = run.declarationChanged();
    serve('version 2');
    await Promise.all([sources, declaration]);
    expect(put).toEqual(['its sources changed', 'its declaration changed']);
    expect(told).toEqual([expect.objectContaining({ served: 'b1', declared: 1 })]);
  });

  it('publishes a declaration with the build that it needs [MFE-12]', async () => {
    const { run, put, told, serve } = site();
    await run.declarationChanged(true);
    expect([put, told]).toEqual([[], []]);
    serve('version 1');
    await run.sourcesChanged();
    expect(told).toEqual([expect.objectContaining({ declared: 1 })]);
  });

  it('keeps the error of sources that do not build, although the site renders earlier ones later [MFE-12]', async () => {
    const { run, told, said, serve } = site();
    const sources = run.sourcesChanged();
    run.sourcesFailed('no such name');
    serve('version 1');
    await sources;
    expect(told).toEqual([]);
    expect(said).toEqual(['no such name']);
  });

  it('notifies pages only after the site renders a change', async () => {
    const { run, told, said, serve } = site();
    const sources = run.sourcesChanged();
    expect(told).toEqual([]);
    serve('version 1');
    await sources;
    expect(told).toHaveLength(1);
    expect(said).toEqual([expect.stringMatching(/^its sources changed: rendered by the server after \d+ ms$/)]);
  });
});
