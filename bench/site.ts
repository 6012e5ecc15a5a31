import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../scripts/build';
import { onInterrupt } from '../scripts/interrupted';
import { publishNew } from '../scripts/publishNew';
import { removeRealSiteSettings } from '../scripts/realSite';
import { startSite, type Site } from '../scripts/site';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const silent = (): void => undefined;

/** Settings of a public site, which has no development aids. */
export const publicSite = { DEV_HELPS: '0', DEV_ADMIN: '0', DEV_INBOX: '0', DEV_IDENTITY: '0', DEV_DOCS: '0' };

/** Returns the path of a car that the home page links to. */
export const linkedCar = async (origin: string): Promise<string> => {
  const [, path] = /href="(\/detail\/[^"?]+)"/.exec(await (await fetch(`${origin}/home`)).text()) ?? [];
  if (path === undefined) throw new Error('the home page has no link to a car: seed the demo data');
  return path;
};

/** Builds changed workspaces and runs `task` with a site on free ports and new data. Stops the site afterwards, also on Ctrl-C. */
export const withSite = async <T>(
  task: (site: Site) => Promise<T>,
  envOf: (data: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<T> => {
  removeRealSiteSettings();
  // The keys are in a folder beside the data.
  const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  const data = join(folder, 'data');
  let site: Site | undefined;
  const stop = async (): Promise<void> => {
    await site?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = onInterrupt(stop);
  try {
    await buildAll(silent);
    await publishNew(data, silent);
    site = await startSite({ port: 0, apiPort: 0, data, env: envOf(data), say: silent, onComplaint: silent });
    // Uses the address, because Node may try IPv6 first for the name.
    return await task({ ...site, origin: site.origin.replace('localhost', '127.0.0.1') });
  } finally {
    forget();
    await stop();
  }
};
