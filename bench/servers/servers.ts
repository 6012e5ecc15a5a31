import { runWebpack } from '../../scripts/build';
import { busyMachineSettings } from '../../scripts/site';
import { costTable, ratioTable, type Costs } from '../figures/servers';
import { measureSite, pinToCore, pinCurrentProcess } from '../processes';
import { linkedCar, publicSite, say, withSite } from '../site';
import { apps, buildApp, startApp } from './apps';
import { measureCost, loads, type Server } from './measure';
import { ensureSameContent, readPage, sizeOf } from './record';
import { siteConfig } from './site/siteConfig';

// Compares the shell server with the servers of Next.js, Astro and React Router, with the same pages:
// `npm run servers -w @caravan/bench [-- rounds [seconds]]`.

const rounds = Number(process.argv[2] ?? 8);
const seconds = Number(process.argv[3] ?? 3);
/** The core of the servers, and the core of the API and this process. */
const [SERVER_CORE, OTHER_CORE] = [0, 1];

/** Minimum share of the first length that each later response of a page must have. */
const MIN_PART = 0.97;

const log = (line: string): void => void process.stderr.write(`  ${line}\n`);

const htmlOf = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} responded with status ${response.status}`);
  return response.text();
};

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);

/** Characters of each page, by name of the server and page. */
type Lengths = Map<string, number>;

const keyOf = (server: Server, page: string): string => `${server.name} ${page}`;

/** Requests each page of each server. Throws if its content differs, and prints its size. Returns the characters of each page. */
const compareContent = async (servers: readonly Server[], pages: readonly string[]): Promise<Lengths> => {
  const lengths: Lengths = new Map();
  for (const page of pages) {
    const responses = await Promise.all(
      servers.flatMap((server) =>
        [server.cachedPath(page), server.renderedPath(page, 0)].map(async (path) => ({
          key: keyOf(server, page),
          name: `${server.name} ${path}`,
          html: await htmlOf(server.origin + path),
        })),
      ),
    );
    for (const { key, html } of responses) lengths.set(key, Math.min(html.length, lengths.get(key) ?? html.length));
    const sizes = responses.map(({ name, html }) => ({
      name,
      totalBytes: Buffer.byteLength(html),
      size: sizeOf(html),
    }));
    for (const { name, size, totalBytes } of sizes) {
      log(
        `${name}: ${size.elements} elements, ${kilobytes(size.bytes)} KB of content, ${kilobytes(totalBytes)} KB in all`,
      );
      if (sizes[0]) ensureSameContent(name, sizes[0].size, size);
    }
  }
  return lengths;
};

const measureRounds = async (
  servers: readonly Server[],
  pages: readonly string[],
  lengths: Lengths,
): Promise<Costs> => {
  const costs: Costs = new Map(servers.map(({ name }) => [name, new Map()]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    if (round > 0) log(`round ${round} of ${rounds}`);
    for (const load of loads) {
      for (const page of pages) {
        for (const server of servers) {
          const minLength = (lengths.get(keyOf(server, page)) ?? 0) * MIN_PART;
          const cost = await measureCost(server, load, page, { seconds, minLength });
          const key = `${load} ${page}`;
          if (round > 0) costs.get(server.name)?.set(key, [...(costs.get(server.name)?.get(key) ?? []), cost]);
        }
      }
    }
  }
  return costs;
};

const stops: (() => Promise<void>)[] = [];
await withSite(
  async ({ origin, apiOrigin }) => {
    try {
      log('the pages as a module for the other servers');
      await runWebpack([await siteConfig()]);
      const paths: Readonly<Record<string, string>> = {
        home: '/home',
        cars: '/cars',
        detail: await linkedCar(origin),
      };
      const recorded = await Promise.all(
        Object.entries(paths).map(
          async ([page, path]) => [page, readPage(origin + path, await htmlOf(origin + path))] as const,
        ),
      );
      const processes = measureSite();
      const [shell] = processes.filter(({ name }) => name === 'shell');
      if (!shell) throw new Error('the shell server has no process');
      const servers: Server[] = [
        {
          name: 'Caravan',
          origin,
          pid: shell.id,
          cachedPath: (page) => paths[page] ?? '',
          renderedPath: (page, count) => `${paths[page]}?accountId=${count}`,
        },
      ];
      for (const app of apps) {
        log(app.title);
        await buildApp(app, Object.fromEntries(recorded), apiOrigin);
        const { stop, ...server } = await startApp(app, apiOrigin);
        stops.push(stop);
        servers.push(server);
      }
      const pages = Object.keys(paths);
      const lengths = await compareContent(servers, pages);
      for (const { pid } of servers) pinToCore(pid, SERVER_CORE);
      for (const { id } of processes.filter(({ name }) => name === 'API')) pinToCore(id, OTHER_CORE);
      pinCurrentProcess(OTHER_CORE);
      const costs = await measureRounds(servers, pages, lengths);
      for (const line of [...costTable(costs, loads, pages), '', ...ratioTable(costs, loads, pages)]) say(line);
    } finally {
      for (const stop of stops) await stop();
    }
  },
  () => ({ ...publicSite, ...busyMachineSettings, RATE_LIMIT: '100000000', LOG: 'silent' }),
);
process.exit(0);
