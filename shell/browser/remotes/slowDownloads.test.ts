/** @jest-environment node */
import { foreignEnvironment } from './environmentCauses';
import { fails, hang, loadHome, ranking, sourceWith, working, works, worksIfIncludes } from '../../testing/federation';

describe('a slow download', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const after = <T>(milliseconds: number, value: T): Promise<T> =>
    new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

  it('does not time out while files of the page arrive [SHELL-26]', async () => {
    const { source, arrive, outcomes } = sourceWith(() => after(14_000, working));
    const load = loadHome(source);
    for (let second = 4; second <= 12; second += 4) {
      await jest.advanceTimersByTimeAsync(4000);
      arrive();
    }
    await jest.advanceTimersByTimeAsync(4000);
    expect(await load).toBe(working);
    expect(outcomes()).toEqual(['v2 /remotes/ranking/entry.v2.js ready']);
  });

  it('does not time out while bytes of one file arrive [SHELL-26]', async () => {
    const crumbs = (): Response =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: async (controller) => {
            for (let crumb = 0; crumb < 4; crumb += 1) {
              await after(4000, null);
              controller.enqueue(new TextEncoder().encode('code'));
            }
            controller.close();
          },
        }),
      );
    const { source, outcomes } = sourceWith(worksIfIncludes('~2'), async () => crumbs());
    const load = loadHome(source);
    // The whole file, then again from the cache, which this fake does not have.
    await jest.advanceTimersByTimeAsync(33_000);
    expect(await load).toBe(working);
    expect(outcomes().at(-1)).toBe('v2 /remotes/ranking~2/entry.v2.js ready');
  });

  it('is used if it arrives after its attempt timed out [SHELL-26]', async () => {
    const { source, outcomes } = sourceWith((entry) => (entry.includes('~') ? hang() : after(8000, working)));
    const load = loadHome(source);
    await jest.advanceTimersByTimeAsync(8000);
    expect(await load).toBe(working);
    expect(outcomes()).toEqual(['v2 /remotes/ranking/entry.v2.js timeout', 'v2 /remotes/ranking/entry.v2.js ready']);
  });
});

describe('a file that a remote requests later', () => {
  const file = 'https://site.example/remotes/ranking/page.v2.js';

  it('is verified before its import if the page has no room for preloads [MFE-7]', async () => {
    const { source, imported, fetched } = sourceWith(works, undefined, foreignEnvironment, false);
    await source.importFile(file);
    expect([...fetched, ...imported]).toEqual([
      '/remotes/ranking/page.v2.js sha384-of-page.v2.js',
      '/remotes/ranking/page.v2.js',
    ]);
  });

  it('is retried at a new address, also on the next click [SHELL-26]', async () => {
    let down = true;
    const { source, imported } = sourceWith(() => (down ? fails() : works()));
    await expect(source.importFile(file)).rejects.toThrow('Failed to fetch');
    down = false;
    expect(await source.importFile(file)).toBe(working);
    expect(imported).toEqual([
      '/remotes/ranking/page.v2.js',
      '/remotes/ranking~900001/page.v2.js',
      '/remotes/ranking~900002/page.v2.js',
    ]);
  });

  it.each<[kind: string, title: string, answer: () => Promise<Response>]>([
    ['network', 'the server is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['network', 'the server has it', async () => new Response(null)],
    ['network', 'the server is overloaded', async () => new Response(null, { status: 503 })],
    ['http', 'it was removed', async () => new Response(null, { status: 404 })],
  ])('fails as %s if %s [MFE-14, SHELL-26]', async (kind, _title, answer) => {
    const { source } = sourceWith(fails, answer);
    await expect(source.importFile(file)).rejects.toMatchObject({ kind });
  });

  it('throws the error of its code [MFE-14]', async () => {
    const fault = new SyntaxError('Unexpected token');
    const { source } = sourceWith(() => Promise.reject(fault));
    await expect(source.importFile(file)).rejects.toBe(fault);
  });

  it("keeps the origin of a developer's build [MFE-8]", async () => {
    const base = 'https://site.example.test/remotes/ranking/';
    const { source, imported } = sourceWith(works, async (address) =>
      address.includes('/versions/')
        ? Response.json({
            entry: 'entry.v2.js',
            chunks: {},
            integrity: { 'entry.v2.js': 'sha384-e', 'late.js': 'sha384-l' },
            descriptions: {},
          })
        : new Response('code'),
    );
    await loadHome(source, { ...ranking, base, chunks: {}, at: 3 });
    await source.importFile(`${base}late.js`);
    expect(imported.at(-1)).toBe(`${base}late.js`);
  });

  it('fails after 5 s an attempt if it hangs [MFE-5]', async () => {
    jest.useFakeTimers();
    const { source } = sourceWith(hang);
    const failed = source.importFile(file).catch(String);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await failed).toContain('timeout');
    jest.useRealTimers();
  });
});
