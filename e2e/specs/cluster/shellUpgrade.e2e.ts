import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publisherKeys } from '@caravan/registry';
import { releaseShell } from '@caravan/registry/publish';
import { root } from '../../../scripts/workspaces';
import { waitForViewsOfAll, PAGES_PER_ROUND, versionsFromNow, whileBrowsing } from '../../pages/browsing';
import { disconnect, type Page } from '../../support/browser';
import { copyOtherShell } from '../../support/project';
import { openCluster, readSetting } from '../../support/site';
import { until } from '../../support/until';

const cluster = openCluster();
const { data } = readSetting();
const SHELL_DIST = join(root, 'shell/dist');
const dist = mkdtempSync(join(tmpdir(), 'caravan-shell-'));

const release = (build: string, isAlone: boolean) =>
  releaseShell({
    store: openStore(process.env, data),
    keys: publisherKeys(data),
    dist: build,
    by: 'e2e',
    why: 'a rolling upgrade',
    isAlone,
    quality: 1,
  });

/** Sets the build for shell servers that start from now on. */
const install = (build: string): void => {
  symlinkSync(build, `${cluster.shellLink}.next`);
  renameSync(`${cluster.shellLink}.next`, cluster.shellLink);
};

/** Timeout in milliseconds until visitors have seen pages of both builds. */
const LIMIT_MS = 300_000;

const buildOf = (page: Page): Promise<string> => page.evaluate(() => ('isOtherBuild' in window ? 'other' : 'own'));

beforeAll(() => copyOtherShell(dist));
afterAll(async () => {
  // A server that restarts later needs a build.
  install(SHELL_DIST);
  rmSync(dist, { recursive: true, force: true });
  await disconnect();
});

it.each([
  ['other', 'own', dist],
  // A downgrade works in the same way.
  ['own', 'other', SHELL_DIST],
])(
  'a rolling upgrade to the %s build of the shell breaks no page of visitors [MFE-15]',
  async (name, before, build) => {
    const faults = await whileBrowsing({ count: 2, versionOf: buildOf }, async (visitors) => {
      await waitForViewsOfAll(visitors, 2);
      await release(build, false);
      install(build);
      await cluster.end('shell-1', 'SIGTERM');
      await until(async () => (await versionsFromNow(visitors, 2)).flat().includes(name), { limitMs: LIMIT_MS });
      await until(async () => (await versionsFromNow(visitors, 2)).flat().includes(before), { limitMs: LIMIT_MS });
      await cluster.end('shell-2', 'SIGTERM');
      await release(build, true);
      // Skips pages of documents that were loaded before. They keep their build.
      await waitForViewsOfAll(visitors, 2);
      expect(await versionsFromNow(visitors, PAGES_PER_ROUND)).toEqual([[name], [name]]);
    });
    expect(faults).toEqual([]);
  },
  1_200_000,
);
