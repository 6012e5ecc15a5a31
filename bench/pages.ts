import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { publishNew } from '../scripts/publishNew';
import { startSite } from '../scripts/site';

// What a page costs the shell server, all its processes together: `npm run pages -w @caravan/bench [-- seconds]`. Drawn anew,
// every request is of another account, so that none is answered from the cache; kept, all are of the same page, and with its
// tag in its hands a browser gets 304. Build first (`npm run build`).

const seconds = Number(process.argv[2] ?? 5);
const rounds = 2;
/** By one connection a page costs what it costs; many show what the machine can take, where all cores are busy and each is slower for it. */
const loads = [1, 8] as const;
const paths = ['/home', '/detail/200035', '/sales/list', '/help'];
const shellServer = 'shell/dist/server/main.mjs';
/** Of what /proc counts processor time in. */
const ticksInSecond = 100;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Running {
  readonly id: number;
  readonly parent: number;
  readonly milliseconds: number;
}

/** A process as /proc tells it; its time includes that of children which have ended. */
const running = (): Running[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
      return [{ id: Number(name), parent: Number(fields[1]), milliseconds: (ticks * 1000) / ticksInSecond }];
    } catch {
      return [];
    }
  });

/** Milliseconds of processor that a process and those below it have used. */
const processorOf = (id: number): number => {
  const all = running();
  const below = (parent: number): number =>
    all.filter((each) => each.parent === parent).reduce((sum, each) => sum + each.milliseconds + below(each.id), 0);
  return (all.find((each) => each.id === id)?.milliseconds ?? 0) + below(id);
};

const shellProcess = (): number => {
  const found = running().find(
    ({ id, parent }) => parent === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(shellServer),
  );
  if (!found) throw new Error('the shell server does not run');
  return found.id;
};

let asked = 0;
/** How pages are asked for, by the name of the measurement. */
const kinds: Readonly<Record<string, (path: string, tag: string) => autocannon.Request>> = {
  'drawn anew': (path) => ({ setupRequest: (request) => ({ ...request, path: `${path}?accountId=${(asked += 1)}` }) }),
  kept: (path) => ({ path, headers: { 'accept-encoding': 'br' } }),
  'kept, 304': (path, tag) => ({ path, headers: { 'accept-encoding': 'br', 'if-none-match': tag } }),
};

const ask = async (
  origin: string,
  kind: string,
  path: string,
  connections: number,
  duration: number,
): Promise<autocannon.Result> => {
  const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  const request = kinds[kind]?.(path, headers.get('etag') ?? '') ?? {};
  const result = await autocannon({ url: origin, connections, duration, requests: [request] });
  const failed = result['4xx'] + result['5xx'] + result.errors;
  if (failed > 0) throw new Error(`${path}: ${failed} failed`);
  return result;
};

const data = mkdtempSync(join(tmpdir(), 'caravan-pages-'));
await publishNew(data, () => undefined);
const measured = Object.keys(kinds).flatMap((kind) => paths.map((path): [string, string] => [kind, path]));
const site = await startSite({ port: 0, apiPort: 0, data, env: { RATE_LIMIT: '100000000' }, say: () => undefined });
try {
  const origin = site.origin.replace('localhost', '127.0.0.1');
  for (const [kind, path] of measured) await ask(origin, kind, path, 8, seconds);
  say(`${rounds} rounds of ${seconds} s`);
  for (let round = 1; round <= rounds; round += 1) {
    for (const connections of loads) {
      for (const [kind, path] of measured) {
        const shell = shellProcess();
        const before = processorOf(shell);
        const { requests, latency } = await ask(origin, kind, path, connections, seconds);
        const cost = (processorOf(shell) - before) / requests.total;
        say(
          [
            kind.padEnd(10),
            path.padEnd(14),
            `${connections} at a time`,
            `${requests.average.toFixed(1).padStart(7)} requests/s`,
            `${cost.toFixed(3).padStart(7)} ms of processor a page`,
            `p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
          ].join('  '),
        );
      }
    }
  }
} finally {
  await site.stop();
  rmSync(data, { recursive: true, force: true });
}
