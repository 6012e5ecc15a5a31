import type { Site } from '../scripts/site';
import { startReceiver } from '../scripts/trace/receiver';
import { median, ratio, type Pair } from './figures/statistics';
import { head, metText, row } from './figures/table';
import { measureSite } from './processes';
import { sendRequests, uncachedPage } from './sendRequests';
import { say, withSite } from './site';

// Measures the cost of traces: `npm run tracing -w @caravan/bench [-- pages of a round [rounds]]`. Each page is of another account, so that
// no cache has it.

const [amount = 100, rounds = 10] = process.argv.slice(2).map(Number);
const path = '/sales/list';

const receiver = await startReceiver(0);
const exportEnv = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
const OFF = 'off';
const variants: readonly (readonly [name: string, env: NodeJS.ProcessEnv])[] = [
  [OFF, {}],
  ['one in a hundred', { ...exportEnv, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' }],
  ['all', exportEnv],
];

/** Maximum ratio of a page's CPU time with traces to that without. `one in a hundred` is the setting of deploy/example. */
const goals: Readonly<Record<string, number>> = { 'one in a hundred': 1.05 };

interface Variant {
  readonly name: string;
  readonly site: Site;
  /** The ids of the site's processes. */
  readonly ids: ReadonlySet<number>;
}

const cpuMs = ({ ids }: Variant): number =>
  measureSite().reduce((sum, each) => sum + (ids.has(each.id) ? each.cpuMs : 0), 0);

/** Opens pages of the sites in turn, so that other load of the machine affects all of them. */
const measure = async (sites: readonly Variant[]): Promise<void> => {
  const costs = new Map(sites.map(({ name }) => [name, new Array<number>()]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const variant of sites) {
      const before = cpuMs(variant);
      const { name, site } = variant;
      await sendRequests(name, { url: site.origin, connections: 1, amount, requests: [uncachedPage(path)] });
      if (round > 0) costs.get(name)?.push((cpuMs(variant) - before) / amount);
    }
  }
  say(`${path}, ${rounds} rounds of ${amount} pages`);
  say(head(['traces', 'ms of CPU time a page', 'lowest', 'highest', 'ratio to off [95 %]', 'goal', '']));
  for (const [name, values] of costs) {
    const pairs = values.map((value, round): Pair => [value, costs.get(OFF)?.[round] ?? 0]);
    const { value, low, high } = ratio([pairs]);
    const goal = goals[name];
    const figures = [median(values), Math.min(...values), Math.max(...values)].map((ms) => ms.toFixed(1));
    const ratioText = `${value.toFixed(3)} [${low.toFixed(3)}–${high.toFixed(3)}]`;
    say(row([name, ...figures, ratioText, ...(goal === undefined ? ['', ''] : [goal, metText(value <= goal)])]));
  }
};

/** Starts the remaining sites one by one, and prints the memory of their servers. Then measures all sites. */
const withSites = async (startedSites: readonly Variant[]): Promise<void> => {
  const next = variants[startedSites.length];
  if (!next) return measure(startedSites);
  const [name, env] = next;
  const runningIds = new Set(measureSite().map(({ id }) => id));
  await withSite(
    async (site) => {
      const siteProcesses = measureSite().filter(({ id }) => !runningIds.has(id));
      const servers = siteProcesses.filter((each) => each.name !== 'render worker');
      say(
        `${name}: ${servers.map((each) => `${each.name} ${each.residentMb.toFixed(0)} MB`).join(', ')} after the start`,
      );
      await withSites([...startedSites, { name, site, ids: new Set(siteProcesses.map(({ id }) => id)) }]);
    },
    () => ({ RATE_LIMIT: '100000000', LOG: 'silent', ...env }),
  );
};

await withSites([]);
await receiver.stop();
process.exit(0);
