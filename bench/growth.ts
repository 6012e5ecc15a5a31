import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Federation } from '@caravan/shared/contracts';
import { noteSeen } from '@caravan/registry';
import { publishRemote } from '@caravan/registry/publish';
import { buildAll } from '../scripts/build';
import { root } from '../scripts/workspaces';
import { createPageRenderer } from '../shell/server/pages';
import { followRegistry } from '../shell/server/registry';
import { createRemoteIndexes, createSiteViews } from '../shell/server/render';
import { choices, federationOf, makeSite, serverCode, type TestSite } from '../shell/server/testing/site';
import { createRenderPool, packagesOf, startRenderProcess } from '../shell/server/workers';
import { ownedRoute } from '../shell/universal/router/routes';
import { growthTable, type Grown } from './figures/growth';
import { median } from './figures/statistics';
import { say, silent } from './site';

// Measures what more remotes cost: `npm run growth -w @caravan/bench [-- 6 25 100]`. Makes a site of generated remotes with ten routes each.

const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [6, 25, 100];
const ROUTES = 10;
const LOOKUPS = 20_000;
const PUBLICATIONS = 15;
/** KB of a server build, about as much as a remote of this site has. */
const BUILD_KB = 200;
/** Milliseconds in which the memory of a process is looked at. */
const MEMORY_MS = 1000;

const nameAt = (at: number): string => `section-${at}`;

const generated = (at: number): Federation => {
  const first = federationOf(nameAt(at));
  const further = Array.from({ length: ROUTES - 1 }, (_none, number) => ({
    id: `part-${number}`,
    path: `/${nameAt(at)}/part-${number}/:id`,
    sideMenu: true,
    title: { en: `Part ${number} of section ${at}`, ge: `სექცია ${at}, ნაწილი ${number}` },
    description: { en: `What part ${number} shows`, ge: `რას აჩვენებს ნაწილი ${number}` },
  }));
  return { ...first, routes: [...first.routes, ...further] };
};

/** A server build of usual size: its page, and components that it does not show. */
const code = [
  serverCode(),
  ...Array.from({ length: BUILD_KB * 4 }, (_none, at) =>
    `export const Part${at} = ({ items }) => createElement('ul', { className: 'part-${at}' }, items.map((item) => createElement('li', { key: item.id, id: 'item-${at}' }, item.title, ' of ', ${at})));`.padEnd(
      256,
    ),
  ),
].join('\n');

const millisecondsOf = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const begun = performance.now();
  const result = await work();
  return [result, performance.now() - begun];
};

const kilobytes = (text: string | Uint8Array): number => brotliCompressSync(text).byteLength / 1024;

const failed = (what: string) => (): never => {
  throw new Error(what);
};

/** Follows the registry with render workers of their own processes, as the shell server does. */
const startServer = async (site: TestSite) => {
  const workers = new Map<string, ReturnType<typeof startRenderProcess>>();
  const script = join(root, 'shell/dist/server/renderWorker.mjs');
  const packages = packagesOf(join(root, 'shell'));
  const { config } = site;
  const pool = createRenderPool({
    start: (build) => {
      const worker = startRenderProcess({ script, packages, user: null, config, build, print: say });
      workers.set(build?.remote ?? '', worker);
      return worker;
    },
    maxMemory: config.renderMemoryMb * 1e6,
    loadedAtStart: config.workersAtStart,
    onQuarantined: failed('a version was quarantined'),
    onLoadFailure: failed('a server build does not load'),
    onError: (error) => say(String(error)),
  });
  const feed = await followRegistry({
    registry: site.copy(),
    builds: site.builds,
    pool,
    quarantined: new Set(),
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

const lookupMicroseconds = (view: Parameters<typeof ownedRoute>[0], count: number): number => {
  const look = (): number => {
    const begun = performance.now();
    for (let at = 0; at < LOOKUPS; at += 1) ownedRoute(view, `/${nameAt(at % count)}/part-3/7`);
    return ((performance.now() - begun) / LOOKUPS) * 1000;
  };
  look();
  return median([look(), look(), look()]);
};

/** Publishes another build of the first remote, whose version before was seen to work. Returns the milliseconds. */
const publishChanged = async ({ store, keys, build }: TestSite): Promise<number> => {
  const federation = generated(0);
  const dist = build(federation, code);
  const told = { store, keys, by: 'bench', why: 'a change' };
  const [{ remotes }, ms] = await millisecondsOf(() => publishRemote({ ...told, federation, dist }));
  await noteSeen(store, federation.name, remotes[federation.name]?.current.version ?? '', 'works', 'bench');
  return ms;
};

/** A site with that many remotes. */
interface MadeSite {
  readonly count: number;
  readonly site: TestSite;
  readonly publications: number[];
}

const makeSiteOf = async (count: number): Promise<MadeSite> => {
  const site = makeSite();
  for (let at = 0; at < count; at += 1) await site.publish(generated(at), code);
  return { count, site, publications: [] };
};

const memoryRead = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MEMORY_MS));

const measure = async ({ count, site, publications }: MadeSite): Promise<Grown> => {
  const [{ feed, renderer, workers, stop }, started] = await millisecondsOf(() => startServer(site));
  try {
    await memoryRead();
    const allWorkersMb = [...workers.values()].reduce((sum, worker) => sum + worker.memory(), 0) / 1e6;
    const { running } = feed.current();
    const pageOf = async (at: number): Promise<Uint8Array> => {
      const address = `${site.config.publicOrigin}/${nameAt(at)}`;
      const page = await renderer.page(() => running, { address, choices, traceId: 'bench' }, null);
      if (page.kind !== 'page' || !page.isComplete) throw new Error(`${address} was not rendered`);
      return page.html;
    };
    const page = await pageOf(0);
    const [, firstPageMs] = await millisecondsOf(() => pageOf(count - 1));
    await memoryRead();
    const view = createSiteViews(site.config)(running, 'en');
    return {
      remotes: count,
      routes: count * ROUTES,
      pageKb: kilobytes(page),
      indexKb: kilobytes(createRemoteIndexes('')(running, view, 'en')?.bytes ?? ''),
      publishMs: median(publications),
      startS: started / 1000,
      firstPageMs,
      workerMb: (workers.get(nameAt(0))?.memory() ?? 0) / 1e6,
      allWorkersMb,
      lookupUs: lookupMicroseconds(view, count),
    };
  } finally {
    stop();
  }
};

await buildAll(silent, ['shell']);
const sites: MadeSite[] = [];
try {
  for (const count of counts) sites.push(await makeSiteOf(count));
  // One after the other, so that all have the machine at the same times.
  for (let round = 0; round < PUBLICATIONS; round += 1)
    for (const { site, publications } of sites) publications.push(await publishChanged(site));
  const [smallest, ...larger] = sites;
  if (!smallest) throw new Error('say how many remotes: npm run growth -w @caravan/bench -- 6 100');
  const measured: [Grown, ...Grown[]] = [await measure(smallest)];
  for (const each of larger) measured.push(await measure(each));
  for (const line of growthTable(measured)) say(line);
} finally {
  for (const { site } of sites) await site.remove();
}
