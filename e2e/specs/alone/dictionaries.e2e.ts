import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { publishRemote, rollbackRemote } from '@caravan/registry/publish';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { root } from '../../../scripts/workspaces';
import { changeBuild } from '../../support/project';
import { readSetting, remoteEntry, siteEdit, whenServed } from '../../support/site';
import { disconnect, newVisitor, whenNetworkIdle, type Visitor } from '../../support/browser';

const FOLDER = '/remotes/ranking/';

/** A file that a page view downloaded. */
interface Download {
  readonly path: string;
  readonly encoding: string;
}

/** Opens the page of the ranking. Returns the remote's files that did not come from the browser's cache. */
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

/** Returns the compressed bytes of the remote's files that the open page downloaded, without headers. */
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

describe('a browser with the previous version in its cache', () => {
  const dist = createTemporaryFolder();
  let visitor: Visitor;
  let originalVersion = '';
  let downloads: Download[] = [];

  beforeAll(async () => {
    visitor = await newVisitor();
    await visit(visitor);
    // remoteConfig.test.ts tests that a real build changes no other file.
    cpSync(join(root, 'mf-ranking/dist'), dist, { recursive: true });
    changeBuild(join(dist, 'browser'), (text, file) =>
      /^page-ranking\..*js$/.test(file) ? `${text}\ndocument.documentElement.dataset.changed = '';` : text,
    );
    const { version, federation } = (await remoteEntry('ranking')).current;
    originalVersion = version;
    const { sequence } = await publishRemote({ ...siteEdit('one line'), federation, dist });
    await whenServed(sequence);
    downloads = await visit(visitor);
  });

  afterAll(async () => {
    await visitor.leave();
    const { sequence } = await rollbackRemote(siteEdit('as before'), 'ranking', originalVersion);
    await whenServed(sequence);
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
    const { files } = (await remoteEntry('ranking')).current;
    const preloaded = await visitor.page.$$eval('link[rel="modulepreload"]', (links) =>
      links.map(({ href, integrity }) => ({ path: new URL(href).pathname, integrity })),
    );
    for (const { path } of downloads) {
      const integrity = files[path.slice(FOLDER.length)]?.integrity;
      expect(preloaded).toContainEqual({ path, integrity });
    }
    expect(visitor.consoleMessages).toEqual([]);
  });

  it('is the only one that gets differences: another browser gets brotli [PERF-11]', async () => {
    const newcomer = await newVisitor();
    const fullDownload = await visit(newcomer);
    expect(new Set(fullDownload.map(({ encoding }) => encoding))).toEqual(new Set(['br']));
    expect(fullDownload.map(({ path }) => path)).toEqual(expect.arrayContaining(downloads.map(({ path }) => path)));
    expect(newcomer.consoleMessages).toEqual([]);
    await newcomer.leave();
  });
});

describe('a browser with a page in its cache', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor();
  });
  afterAll(async () => {
    await visitor.leave();
    await disconnect();
  });

  /** Loads a page. Returns its encoding and its compressed bytes. */
  const openDocument = async (path: string) => {
    const documentResponse = visitor.page.waitForResponse((response) => response.request().isNavigationRequest());
    await visitor.open(path);
    const bytes = await visitor.page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
    });
    return { encoding: (await documentResponse).headers()['content-encoding'], bytes };
  };

  it.each([
    ['another page', '/about-us', '/help'],
    ['the next page of a list', '/cars?page=2', '/cars'],
    ['a page in another language', '/help?lang=ge', '/help'],
  ])('downloads %s as a difference to it', async (_name, path, before) => {
    await openDocument(before);
    const { encoding, bytes } = await openDocument(path);
    expect(encoding).toBe('dcz');
    const fullResponse = await fetch(readSetting().origin + path, { headers: { 'accept-encoding': 'br' } });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(0.35 * Number(fullResponse.headers.get('content-length')));
    expect(visitor.consoleMessages).toEqual([]);
  });
});
