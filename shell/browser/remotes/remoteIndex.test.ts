import { homeOf, manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { createRemoteIndex } from './remoteIndex';

const file = { address: '/remotes/index.1.json', integrity: 'sha256-x' };
const chunks = { 'page-home': ['home.js'] };
const any = remoteOf('any', { routes: [routeOf('home', '/:name?')], chunks });
const page = manifestOf([any], { index: file });
const all = [{ ...any, chunks: {} }, remoteOf('ranking', { chunks: {} })];

/** Creates the index of a page at `/first`. Its requests are answered with `answers` in order. */
const indexOf = (answers: (Response | Error)[], manifest = page) => {
  const requests: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push([input, init?.integrity, init?.priority]);
    const answer = answers.shift() ?? new Error('offline');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { requests, index: createRemoteIndex({ page: manifest, pathname: '/first', fetch }) };
};

const found = () => new Response(JSON.stringify(all));

describe('the index of remotes', () => {
  it('is not needed for the path of the page [PERF-12]', async () => {
    const { index, requests } = indexOf([]);
    expect((await index.ownerOf('/first'))?.slot).toEqual(homeOf('any'));
    expect(requests).toEqual([]);
  });

  it('is loaded with integrity for another path [PERF-12] [MFE-7]', async () => {
    const { index, requests } = indexOf([found()]);
    expect([index.isKnown('/ranking'), index.routeAt('/ranking')]).toEqual([false, null]);
    expect((await index.ownerOf('/ranking'))?.slot).toEqual(homeOf('ranking'));
    expect(requests).toEqual([['/remotes/index.1.json', 'sha256-x', 'high']]);
  });

  it('is requested once', async () => {
    const { index, requests } = indexOf([found()]);
    await Promise.all([index.load('low'), index.load()]);
    await index.load();
    expect(requests).toHaveLength(1);
  });

  it('completes the remotes and keeps the file lists of the page', async () => {
    const { index } = indexOf([found()]);
    await index.load();
    expect(index.manifest.remotes.map((remote) => [remote.name, remote.chunks])).toEqual([
      ['any', chunks],
      ['ranking', {}],
    ]);
  });

  it('is requested a second time if the first fails', async () => {
    const { index } = indexOf([new Error('offline'), found()]);
    await index.load();
    expect(index.isKnown('/ranking')).toBe(true);
  });

  it('is loaded at the next need after a failure', async () => {
    const { index } = indexOf([new Error('offline'), new Response('', { status: 404 }), found()]);
    await expect(index.load()).rejects.toThrow('/remotes/index.1.json was answered with 404');
    await index.load();
    expect(index.isKnown('/ranking')).toBe(true);
  });

  it('is not loaded by a page that names all remotes', async () => {
    const { index, requests } = indexOf([], manifestOf(all));
    expect((await index.ownerOf('/ranking'))?.slot).toEqual(homeOf('ranking'));
    expect(requests).toEqual([]);
  });
});
