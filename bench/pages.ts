import type autocannon from 'autocannon';
import { sumOfShell } from './processes';
import { sendRequests, uncachedPage } from './sendRequests';
import { say, withSite } from './site';

// Measures the CPU time of a page on the shell server with its render workers: `npm run pages -w @caravan/bench [-- seconds]`.
// A "rendered" page is of another account with each request, so that no cache has it. A "cached" page is the same for all visitors. A
// browser that sends its tag gets 304.

const seconds = Number(process.argv[2] ?? 5);
const rounds = 2;
/** Numbers of connections. One shows the cost of a page. Eight show the capacity of the machine. */
const loads = [1, 8] as const;
const paths = ['/home', '/detail/200035', '/sales/list', '/help'];

/** The requests of a measurement, by its name. */
const kinds: Readonly<Record<string, (path: string, tag: string) => autocannon.Request>> = {
  rendered: uncachedPage,
  cached: (path) => ({ path, headers: { 'accept-encoding': 'br' } }),
  'cached, 304': (path, tag) => ({ path, headers: { 'accept-encoding': 'br', 'if-none-match': tag } }),
};
const measurements = Object.entries(kinds).flatMap(([name, kind]) => paths.map((path) => ({ name, kind, path })));

const load = async (
  origin: string,
  { kind, path }: (typeof measurements)[number],
  connections: number,
): Promise<autocannon.Result> => {
  const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
  const requests = [kind(path, headers.get('etag') ?? '')];
  return sendRequests(path, { url: origin, connections, duration: seconds, requests });
};

await withSite(
  async ({ origin }) => {
    for (const measurement of measurements) await load(origin, measurement, 8);
    say(`${rounds} rounds of ${seconds} s`);
    for (let round = 1; round <= rounds; round += 1) {
      for (const connections of loads) {
        for (const measurement of measurements) {
          const before = sumOfShell('cpuMs');
          const { requests, latency } = await load(origin, measurement, connections);
          const cost = (sumOfShell('cpuMs') - before) / requests.total;
          say(
            [
              measurement.name.padEnd(11),
              measurement.path.padEnd(14),
              `${connections} at a time`,
              `${requests.average.toFixed(1).padStart(7)} requests/s`,
              `${cost.toFixed(3).padStart(7)} ms of CPU time a page`,
              `p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
            ].join('  '),
          );
        }
      }
    }
  },
  () => ({ RATE_LIMIT: '100000000', LOG: 'silent' }),
);
process.exit(0);
