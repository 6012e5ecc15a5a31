import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys, openStore, readRegistry } from '@caravan/registry';
import { publishRemote, rollbackRemote } from '@caravan/registry/publish';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { startFaultProxy, type FaultProxy } from '../support/faultProxy';
import { readSetting } from '../support/setting';
import { until } from '../support/until';
import { disconnect, newVisitor, type Visitor } from '../support/visitor';

const RANKING = /^\/remotes\/ranking/;
const failure = '[data-slot="ranking/ranking"] [role="alert"]';
const retry = '[data-slot="ranking/ranking"] [role="alert"] button';

const setting = () => ({
  store: openStore({}, readSetting().data),
  keys: ensureKeys(join(readSetting().data, 'keys')),
  by: 'e2e',
});

const currentRanking = async (): Promise<RemoteDescriptor> => {
  const { store, keys } = setting();
  const ranking = (await readRegistry(store, keys)).remotes['ranking'];
  if (!ranking) throw new Error('ranking is not published');
  return ranking.current;
};

const servedVersion = async (): Promise<string> => {
  const html = await (await fetch(`${readSetting().origin}/sales/sale`)).text();
  return /"name":"ranking","version":"([0-9a-f]+)"/.exec(html)?.[1] ?? '';
};

/** The rest of the page works: the menu leads to another section, which shows itself. */
const expectTheRestWorks = async ({ page }: Visitor): Promise<void> => {
  await page.waitForSelector(failure);
  await page.click('header summary');
  await page.keyboard.press('Escape');
  await page.click('nav a[href="/car"]');
  await page.waitForSelector('[data-slot="colour-viewer/car"] h1');
  await page.goBack();
  await page.waitForSelector(failure);
};

const rows = '[data-slot="ranking/ranking"] ol li, [data-slot="ranking/ranking"] table tbody tr';

describe('a section that cannot be had', () => {
  let proxy: FaultProxy;
  let visitor: Visitor;

  beforeEach(async () => {
    proxy = await startFaultProxy(readSetting().origin);
    visitor = await newVisitor({ origin: proxy.origin });
  });

  afterEach(async () => {
    await visitor.leave();
    await proxy.close();
  });

  afterAll(disconnect);

  it.each([
    ['is not at its address', { status: 404 }],
    ['breaks the connection', 'break'],
    ['hangs', 'hang'],
  ] as const)(
    'keeps its fault to itself when it %s, and comes back by retry without a reload [MFE-5]',
    async (_name, fault) => {
      proxy.damage(RANKING, fault);
      await visitor.open('/sales/sale');
      await visitor.page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await expectTheRestWorks(visitor);

      proxy.repair();
      await visitor.page.click(retry);
      await visitor.page.waitForSelector(rows);
      expect(await visitor.page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

  it('shows a failed section when one navigates to it from another, and the way back works [MFE-5]', async () => {
    await visitor.open('/car');
    proxy.damage(RANKING, { status: 503 });
    await visitor.page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
    await visitor.open('/test');
    await visitor.page.click('nav a[href="/sales/sale"]');
    await visitor.page.waitForSelector(failure);
    proxy.repair();
    await visitor.page.click(retry);
    await visitor.page.waitForSelector(rows);
  });

  it('leaves what the server drew of its widget in place while its code is on its way [MFE-10]', async () => {
    const insights = '[data-slot="statistics/DataInsights"]';
    proxy.damage(/^\/remotes\/statistics/, 'hang');
    // Not the whole page, which would be loaded only after the hanging files.
    await visitor.page.goto(`${proxy.origin}/home`, { waitUntil: 'domcontentloaded' });
    const drawn = await visitor.page.$eval(insights, (widget) => widget.clientHeight);
    await visitor.page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
    // Once the page is taken over, the session is known, and every part that asks for it is drawn again.
    const seen = await visitor.page.evaluate(async (selector) => {
      const heights: number[] = [];
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        heights.push(document.querySelector(selector)?.clientHeight ?? 0);
      }
      return heights;
    }, insights);
    expect(new Set(seen)).toEqual(new Set([drawn]));
    expect(await visitor.page.$(`${insights} [aria-busy="true"]`)).toBeNull();
  });

  it('is refused by the browser where one byte of it was changed [MFE-7]', async () => {
    // Of the version before too, where there is one: it would stand in.
    proxy.damage(/^\/remotes\/ranking[^?]*\.m?js/, {
      change: (body) => Buffer.from(`${body.toString()} `),
    });
    await visitor.open('/sales/sale');
    await visitor.page.waitForSelector(failure);
    expect(visitor.complaints.join('\n')).toMatch(/integrity/i);
    expect(await visitor.page.$(rows)).toBeNull();
  });
});

describe('a section whose server build fails', () => {
  const original = { version: '' };
  let work = '';

  /** Publishes the present browser build with another server build. */
  const publishServerBuild = async (source: string): Promise<void> => {
    const dist = join(import.meta.dirname, '../../mf-ranking/dist');
    work = mkdtempSync(join(tmpdir(), 'caravan-ranking-'));
    cpSync(dist, work, { recursive: true });
    const current = await currentRanking();
    writeFileSync(join(work, 'server', current.server.file), source);
    const name = `server.${Date.now()}.mjs`;
    renameSync(join(work, 'server', current.server.file), join(work, 'server', name));
    writeFileSync(join(work, 'server/chunks.json'), JSON.stringify({ server: [name] }));
    const registry = await publishRemote({
      ...setting(),
      federation: current.federation,
      dist: work,
      why: 'a broken server build',
    });
    const version = registry.remotes['ranking']?.current.version;
    await until(async () => (await servedVersion()) === version);
  };

  beforeAll(async () => {
    original.version = (await currentRanking()).version;
  });

  afterEach(async () => {
    rmSync(work, { recursive: true, force: true });
    if ((await currentRanking()).version !== original.version)
      await rollbackRemote({ ...setting(), why: 'repaired' }, 'ranking');
    await until(async () => (await servedVersion()) === original.version);
  });

  afterAll(disconnect);

  it.each([
    ['throws while it loads', 'throw new Error("broken build"); export const remote = {};'],
    ['never finishes loading', 'await new Promise(() => setInterval(() => {}, 60000)); export const remote = {};'],
    [
      'throws while it renders',
      'const page = { Component: () => { throw new Error("broken page"); } }; const texts = async () => ({ default: {} }); export const remote = { texts: { en: texts, ge: texts }, parts: [], pages: { ranking: async () => ({ page }) }, widgets: {} };',
    ],
    [
      'waits for ever for its data',
      'const page = { Component: () => null, load: () => new Promise(() => {}) }; const never = () => new Promise(() => {}); export const remote = { texts: { en: never, ge: never }, parts: [], pages: { ranking: never }, widgets: {} };',
    ],
  ])('is drawn by the browser when it %s, and the rest of the page is whole [MFE-10, MFE-5]', async (_name, source) => {
    await publishServerBuild(source);
    const response = await fetch(`${readSetting().origin}/sales/sale`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('data-slot="ranking/ranking"');
    expect(html).toContain('href="/privacy"');

    const visitor = await newVisitor();
    await visitor.open('/sales/sale');
    await visitor.page.waitForSelector(rows);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('is refused by the server where one byte of it was changed in the store [MFE-7]', async () => {
    const { server } = await currentRanking();
    await publishServerBuild(
      `${readFileSync(join(import.meta.dirname, '../../mf-ranking/dist/server', server.file), 'utf8')}\n// another build\n`,
    );
    const published = (await currentRanking()).server.file;
    const file = join(readSetting().data, 'store/servers/ranking', published);
    // The running server has loaded it already; a server that starts now must refuse it.
    const bytes = readFileSync(file);
    bytes.write('X', bytes.length - 3);
    writeFileSync(file, bytes);
    const html = await startedAnew(async (origin) => (await fetch(`${origin}/sales/sale`)).text());
    expect(html).toMatch(/"leftOut":\["ranking\/ranking"\]/);
  });
});

const startedAnew = async (ask: (origin: string) => Promise<string>): Promise<string> => {
  const { startSite } = await import('../../scripts/site');
  const { freePorts } = await import('../support/freePorts');
  const [port = 0] = await freePorts(1);
  const { data, apiOrigin } = readSetting();
  const site = await startSite({
    port,
    apiPort: Number(new URL(apiOrigin).port),
    data,
    apiRuns: true,
    say: () => undefined,
    env: { LOG: 'silent' },
  });
  try {
    return await ask(`http://127.0.0.1:${port}`);
  } finally {
    await site.stop();
  }
};
