import { createChangePublisher } from './changePublisher';
import type { LiveState } from './liveUpdates';

/** Creates a site that renders a version once the test says so. */
const site = () => {
  const served = new Set<string>();
  const publications: string[] = [];
  const updates: LiveState[] = [];
  const lines: string[] = [];
  let current: LiveState = { built: 'b0', served: 'b0', declared: 0, error: '' };
  const state = { built: 'b1' };
  const run = createChangePublisher({
    publishBuild: async (why) => {
      publications.push(why);
      return `version ${publications.length}`;
    },
    built: () => state.built,
    updates: {
      current: () => current,
      update: (change) => {
        current = { ...current, ...change };
        updates.push(current);
      },
    },
    isServed: async (version) => served.has(version),
    say: (line) => lines.push(line),
    fail: (error) => lines.push(String(error)),
  });
  return { run, publications, updates, lines, state, serve: (version: string) => served.add(version) };
};

describe('a remote that is worked on', () => {
  it('notifies pages of a declaration that a later edit of sources publishes [MFE-12]', async () => {
    const { run, updates, state, serve } = site();
    const declaration = run.declarationChanged();
    state.built = 'b2';
    const sources = run.sourcesChanged();
    serve('version 1');
    serve('version 2');
    await Promise.all([declaration, sources]);
    expect(updates.at(-1)).toMatchObject({ served: 'b2', declared: 1, error: '' });
  });

  it('notifies pages of a declaration that changes during an edit [MFE-12]', async () => {
    const { run, publications, updates, serve } = site();
    const sources = run.sourcesChanged();
    await Promise.resolve();
    const declaration = run.declarationChanged();
    serve('version 2');
    await Promise.all([sources, declaration]);
    expect(publications).toEqual(['its sources changed', 'its declaration changed']);
    expect(updates).toEqual([expect.objectContaining({ served: 'b1', declared: 1 })]);
  });

  it('publishes a declaration with the build that it needs [MFE-12]', async () => {
    const { run, publications, updates, serve } = site();
    await run.declarationChanged(true);
    expect([publications, updates]).toEqual([[], []]);
    serve('version 1');
    await run.sourcesChanged();
    expect(updates).toEqual([expect.objectContaining({ declared: 1 })]);
  });

  it('keeps the error of the newest sources when the site renders an earlier build [MFE-12]', async () => {
    const { run, updates, lines, serve } = site();
    const sources = run.sourcesChanged();
    run.sourcesFailed('no such name');
    serve('version 1');
    await sources;
    expect(updates).toEqual([]);
    expect(lines).toEqual(['no such name']);
  });

  it('notifies pages only after the site renders a change', async () => {
    const { run, updates, lines, serve } = site();
    const sources = run.sourcesChanged();
    expect(updates).toEqual([]);
    serve('version 1');
    await sources;
    expect(updates).toHaveLength(1);
    expect(lines).toEqual([expect.stringMatching(/^its sources changed: rendered by the server after \d+ ms$/)]);
  });
});
