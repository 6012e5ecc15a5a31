import { openStore, publisherKeys, readRegistry } from '@caravan/registry';
import { plantRemote, runScript } from '../../support/project';
import { readSetting, servedVersion } from '../../support/site';
import { disconnect, newVisitor, whenNetworkIdle, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

const remote = plantRemote('mf-ranking');
const FOLDER = '/remotes/ranking/';
const LIST = 'src/pages/RankingPage/RankingList.tsx';

/** A file that a page view downloaded. */
interface Download {
  readonly path: string;
  readonly encoding: string;
}

const ranking = async () => {
  const { data } = readSetting();
  const entry = (await readRegistry(openStore({}, data), publisherKeys(data))).remotes['ranking'];
  if (!entry) throw new Error('ranking is not published');
  return entry.current;
};

const publish = async (why: string): Promise<void> => {
  await runScript(['publish', '--', remote.workspace, '--force', why]);
  const { version } = await ranking();
  await until(async () => (await servedVersion('ranking', '/sales/sale')) === version);
};

/** Opens the page of the ranking. Returns the remote's files that came over the network. */
const visit = async ({ page, open }: Visitor): Promise<Download[]> => {
  const downloads: Download[] = [];
  page.removeAllListeners('response').on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(FOLDER) && pathname.endsWith('.js') && !response.fromCache())
      downloads.push({ path: pathname, encoding: response.headers()['content-encoding'] ?? '' });
  });
  await open('/sales/sale');
  await whenNetworkIdle(page);
  return downloads;
};

/** Compressed bytes of the remote's files that the open page downloaded, without headers. */
const downloadedBytes = ({ page }: Visitor): Promise<number> =>
  page.evaluate(
    (folder) =>
      performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, transferSize }) => name.includes(folder) && name.endsWith('.js') && transferSize > 0)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    FOLDER,
  );

describe('a browser that has the version before', () => {
  let visitor: Visitor;
  let original = '';
  let downloads: Download[] = [];

  beforeAll(async () => {
    original = (await ranking()).version;
    // Both versions are built in the same folder: module ids depend on it.
    remote.copy('mf-ranking', /node_modules|dist|\.test\./);
    await publish('the version before');
    visitor = await newVisitor();
    await visit(visitor);
    remote.edit(LIST, '<Results ', '<Results data-changed="" ');
    await publish('one line');
    downloads = await visit(visitor);
    // It builds a remote twice.
  }, 600_000);

  afterAll(async () => {
    await visitor.leave();
    await runScript(['rollback', '--', 'mf-ranking', original, 'as before']);
    await until(async () => (await servedVersion('ranking', '/sales/sale')) === original);
    await disconnect();
    remote.remove();
  });

  it('downloads a change of one line as at most 1 KB of script [PERF-11]', async () => {
    expect(downloads.length).toBeGreaterThan(0);
    expect(downloads.filter(({ encoding }) => encoding !== 'dcz')).toEqual([]);
    const bytes = await downloadedBytes(visitor);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(1024);
  });

  it('runs the new version, whose files the page names with their integrity [PERF-11, MFE-7]', async () => {
    expect(await visitor.page.$$('[data-changed]')).not.toHaveLength(0);
    const { files } = await ranking();
    const named = await visitor.page.$$eval('link[rel="modulepreload"]', (links) =>
      links.map(({ href, integrity }) => ({ path: new URL(href).pathname, integrity })),
    );
    for (const { path } of downloads) {
      const integrity = files[path.slice(FOLDER.length)]?.integrity;
      expect(named).toContainEqual({ path, integrity });
    }
    expect(visitor.consoleMessages).toEqual([]);
  });

  it('downloads nothing again at a later visit [PERF-3]', async () => {
    expect(await visit(visitor)).toEqual([]);
  });

  it('another browser gets brotli [PERF-11]', async () => {
    const other = await newVisitor();
    const whole = await visit(other);
    expect(new Set(whole.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
    expect(whole.map(({ path }) => path)).toEqual(expect.arrayContaining(downloads.map(({ path }) => path)));
    expect(other.consoleMessages).toEqual([]);
    await other.leave();
  });
});
