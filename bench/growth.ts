import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Federation } from '@caravan/shared/contracts';
import { recordOutcome } from '@caravan/registry';
import { publishRemote } from '@caravan/registry/publish';
import { buildAll } from '../scripts/build';
import { root } from '../scripts/workspaces';
import { createPageRenderer } from '../shell/server/pages';
import { followRegistry } from '../shell/server/registry';
import { createRemoteIndexes, createSiteViews, createViewCheck } from '../shell/server/render';
import { choices, federationOf, makeSite, serverCode, type TestSite } from '../shell/server/testing/site';
import { createRenderPool, findPackages, startRenderProcess } from '../shell/server/workers';
import { matchRoute } from '../shell/universal/router/routes';
import { growthTable, type GrowthFigures } from './figures/growth';
import { median } from './figures/statistics';
import { say, silent } from './site';

// Measures the costs of more remotes: `npm run growth -w @caravan/bench [-- 6 25 100]`. Creates sites of generated remotes with ten routes each.

const countArguments = process.argv.slice(2).map(Number);
const counts = countArguments.length > 0 ? countArguments : [6, 25, 100];
const ROUTES = 10;
const LOOKUPS = 20_000;
const PUBLICATIONS = 15;
/** KB of a server build. This is about the size of this site's remotes. */
const BUILD_KB = 200;
/** Milliseconds after which every worker has reported its memory. */
const MEMORY_MS = 1000;

const nameAt = (index: number): string => `section-${index}`;

const createFederation = (index: number): Federation => {
  const first = federationOf(nameAt(index));
  const further = Array.from({ length: ROUTES - 1 }, (_none, number) => ({
    id: `part-${number}`,
    path: `/${nameAt(index)}/part-${number}/:id`,
    sideMenu: true,
    title: { en: `Part ${number} of section ${index}`, ge: `სექცია ${index}, ნაწილი ${number}` },
    description: { en: `What part ${number} shows`, ge: `რას აჩვენებს ნაწილი ${number}` },
  }));
  return { ...first, routes: [...first.routes, ...further] };
};

/** A server build with a page, and components that it does not show, for the size. */
const code = [
  serverCode(),
  ...Array.from({ length: BUILD_KB * 4 }, (_none, index) =>
    `export const Part${index} = ({ items }) => createElement('ul', { className: 'part-${index}' }, items.map((item) => createElement('li', { key: item.id, id: 'item-${index}' }, item.title, ' of ', ${index})));`.padEnd(
      256,
    ),
  ),
].join('\n');

const measureTime = async <T>(task: () => Promise<T>): Promise<readonly [T, number]> => {
  const startedAt = performance.now();
  const result = await task();
  return [result, performance.now() - startedAt];
};

const kilobytes = (text: string | Uint8Array): number => brotliCompressSync(text).byteLength / 1024;

const failWith = (message: string) => (): never => {
  throw new Error(message);
};

/** Follows the registry and starts render workers like the shell server. */
const startServer = async (site: TestSite) => {
  const workers = new Map<string, ReturnType<typeof startRenderProcess>>();
  const script = join(root, 'shell/dist/server/renderWorker.mjs');
  const packages = findPackages(join(root, 'shell'));
  const { config } = site;
  const pool = createRenderPool({
    start: (build) => {
      const worker = startRenderProcess({ script, packages, user: null, config, build, print: say });
      workers.set(build?.remote ?? '', worker);
      return worker;
    },
    maxMemoryBytes: config.renderMemoryMb * 1e6,
    loadedAtStart: config.workersAtStart,
    onQuarantined: failWith('a version was quarantined'),
    onLoadFailure: failWith('a server build does not load'),
    onError: (error) => say(String(error)),
  });
  const feed = await followRegistry({
    registry: site.registryCopy(),
    builds: site.builds,
    pool,
    quarantined: new Set(),
    checkRelease: createViewCheck(config),
    intervalMs: 1000,
    onChange: silent,
    onFailure: (error) => say(String(error)),
  });
  const stop = (): void => {
    feed.stop();
    pool.stop();
  };
  return { feed, renderer: createPageRenderer(pool, config, site.files), workers, stop };
};

const measureLookup = (view: Parameters<typeof matchRoute>[0], count: number): number => {
  const measureOnce = (): number => {
    const startedAt = performance.now();
    for (let index = 0; index < LOOKUPS; index += 1) matchRoute(view, `/${nameAt(index % count)}/part-3/7`);
    return ((performance.now() - startedAt) / LOOKUPS) * 1000;
  };
  measureOnce();
  return median([measureOnce(), measureOnce(), measureOnce()]);
};

/** Publishes another build of the first remote, and records that it works. Returns the milliseconds of publishing. */
const publishChanged = async ({ store, keys, build }: TestSite): Promise<number> => {
  const federation = createFederation(0);
  const dist = build(federation, code);
  const writer = { store, keys, by: 'bench', why: 'a change' };
  const [{ remotes }, ms] = await measureTime(() => publishRemote({ ...writer, federation, dist }));
  await recordOutcome(store, federation.name, remotes[federation.name]?.current.version ?? '', 'works', 'bench');
  return ms;
};

/** A site with `count` remotes. */
interface GrowthSite {
  readonly count: number;
  readonly site: TestSite;
  readonly publications: number[];
}

const createGrowthSite = async (count: number): Promise<GrowthSite> => {
  const site = makeSite();
  for (let index = 0; index < count; index += 1) await site.publish(createFederation(index), code);
  return { count, site, publications: [] };
};

const measure = async ({ count, site, publications }: GrowthSite): Promise<GrowthFigures> => {
  const [{ feed, renderer, workers, stop }, startMs] = await measureTime(() => startServer(site));
  try {
    await delay(MEMORY_MS);
    const allWorkersMb = [...workers.values()].reduce((sum, worker) => sum + worker.memoryBytes(), 0) / 1e6;
    const { running } = feed.current();
    const pageOf = async (index: number): Promise<Uint8Array> => {
      const address = `${site.config.publicOrigin}/${nameAt(index)}`;
      const page = await renderer.page(() => running, { address, choices, traceId: 'bench' }, null);
      if (page.kind !== 'page' || !page.isComplete) throw new Error(`${address} was not rendered`);
      return page.html;
    };
    const page = await pageOf(0);
    const [, firstPageMs] = await measureTime(() => pageOf(count - 1));
    await delay(MEMORY_MS);
    const view = createSiteViews(site.config)(running, 'en');
    return {
      remotes: count,
      routes: count * ROUTES,
      pageKb: kilobytes(page),
      indexKb: kilobytes(createRemoteIndexes('')(running, view, 'en')?.bytes ?? ''),
      publishMs: median(publications),
      startSeconds: startMs / 1000,
      firstPageMs,
      workerMb: (workers.get(nameAt(0))?.memoryBytes() ?? 0) / 1e6,
      allWorkersMb,
      lookupMicroseconds: measureLookup(view, count),
    };
  } finally {
    stop();
  }
};

await buildAll(silent, ['shell']);
const sites: GrowthSite[] = [];
try {
  for (const count of counts) sites.push(await createGrowthSite(count));
  // In turn, so that other load of the machine affects all sites.
  for (let round = 0; round < PUBLICATIONS; round += 1)
    for (const { site, publications } of sites) publications.push(await publishChanged(site));
  const [smallest, ...larger] = sites;
  if (!smallest) throw new Error('no number of remotes: npm run growth -w @caravan/bench -- 6 100');
  const measured: [GrowthFigures, ...GrowthFigures[]] = [await measure(smallest)];
  for (const grownSite of larger) measured.push(await measure(grownSite));
  for (const line of growthTable(measured)) say(line);
} finally {
  for (const { site } of sites) await site.remove();
}
