import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '../e2e/support/browser';
import { buildAll, runWebpack } from '../scripts/build';
import { ensureChromium } from '../scripts/testRun/machine';
import { onInterrupt } from '../scripts/interrupted';
import { publishNew } from '../scripts/publishNew';
import { removeRealSiteSettings } from '../scripts/realSite';
import { startSite } from '../scripts/site';
import { root } from '../scripts/workspaces';
import { bundleConfig } from './bundle/bundleConfig';
import { bundleFolder } from './bundle/folder';
import { report } from './figures/report';
import { linkedCar } from './site';
import { fingerprint } from './network/certificate';
import { startNetwork } from './network/network';
import { warmUp } from './network/warmUp';
import { runRounds } from './visits/rounds';

// Compares the variants (PERF-6): `npm run comparison -w @caravan/bench [-- minutes [beginnings of paths, separated by commas]]`.

const minutes = Number(process.argv[2] ?? 20);
const until = Number(process.env['CARAVAN_BEGAN'] ?? Date.now()) + minutes * 60_000;
const say = (line: string): void => void process.stderr.write(`  ${line}\n`);

const stops: (() => unknown)[] = [];
const stop = async (): Promise<void> => {
  for (const end of stops.splice(0).toReversed()) await end();
};
onInterrupt(stop);

/** Returns the paths of the pages to compare, with a car that the home page links to. In-page navigations begin at the first one. */
const pathsOf = async (origin: string): Promise<readonly string[]> => {
  const beginnings = process.argv[3]?.split(',') ?? ['/'];
  return ['/help', '/home', await linkedCar(origin), '/sales/list', '/sales/sale'].filter((path) =>
    beginnings.some((beginning) => path.startsWith(beginning)),
  );
};

try {
  removeRealSiteSettings();
  ensureChromium(say);
  await buildAll(say);
  say('all remotes as one bundle');
  await runWebpack([await bundleConfig()]);
  // The shell server needs them beside its browser build.
  for (const name of ['tag', 'embed'])
    cpSync(join(root, 'shell/dist', name), join(bundleFolder, '..', name), { recursive: true });

  // The keys are in a folder beside the data.
  const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  const data = join(folder, 'data');
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  await publishNew(data, say);
  const env = { RATE_LIMIT: '1000000', LOG: 'silent', DEV_ADMIN: '0' };
  const site = await startSite({ port: 0, apiPort: 0, data, env, say });
  stops.push(() => site.stop());
  const bundleSite = await startSite({
    port: 0,
    apiPort: Number(new URL(site.apiOrigin).port),
    data,
    env: { ...env, SHELL_ASSETS: bundleFolder },
    say,
    apiRuns: true,
  });
  stops.push(() => bundleSite.stop());
  const network = await startNetwork({ site: site.origin, bundleSite: bundleSite.origin });
  stops.push(() => network.stop());
  const browser = await launchChromium({
    isFullBrowser: true,
    extraArguments: [`--ignore-certificate-errors-spki-list=${fingerprint(network.certificate)}`],
  });
  // Stopped last, because closing a crashed browser may throw.
  stops.unshift(() => browser.close());

  const paths = await pathsOf(site.origin);
  await warmUp(network, paths);
  const results = await runRounds({ browser, network, paths, until, say });
  writeFileSync(join(root, 'bench/dist/results.json'), JSON.stringify(results));
  process.stdout.write(`${report(results)}\n`);
} finally {
  await stop();
}
