import { join } from 'node:path';
import { openStore, publisherKeys } from '@caravan/registry';
import { publishRemote, rollbackRemote } from '@caravan/registry/publish';
import { openRemote } from '../../../registry/bin/cli';
import { waitForViewsOfAll, PAGES_PER_ROUND, versionsFromNow, whileBrowsing } from '../../pages/browsing';
import { disconnect, type Page } from '../../support/browser';
import { plantRemote, runScript } from '../../support/project';
import { openCluster, readSetting, whenRecovered } from '../../support/site';

const cluster = openCluster();
const { data } = readSetting();
const change = {
  store: openStore(process.env, data),
  keys: publisherKeys(data),
  by: 'e2e',
  why: 'a test of the cluster',
};
const remote = plantRemote('mf-ranking');
const PAGE = '/sales/sale';
const BEFORE = 'China car sales ranking';
const TITLE = 'A title of the new version';

const headingOf = (page: Page): Promise<string> => page.$eval('h1', (heading) => heading.textContent);

/** Waits until both shell servers send a heading. Records how long that took. */
const whenBothShow = (heading: string, fault: string): Promise<void> =>
  whenRecovered(fault, async () => {
    const pages = await Promise.all(cluster.shells.map(async (shell) => (await fetch(shell + PAGE)).text()));
    return pages.every((html) => html.includes(`>${heading}</h1>`));
  });

beforeAll(async () => {
  remote.copy('mf-ranking', /node_modules|dist|\.test\./);
  remote.edit('src/locales/en.json', BEFORE, TITLE);
  await runScript(['build', '--', remote.workspace]);
  // The timeout is long, because the hook builds a remote.
}, 600_000);
afterAll(async () => {
  await disconnect();
  remote.remove();
});

it.each([
  [
    'a publication',
    TITLE,
    async () => {
      const { directory, federation } = await openRemote(remote.workspace);
      await publishRemote({ ...change, federation, dist: join(directory, 'dist') });
    },
  ],
  ['a rollback', BEFORE, () => rollbackRemote(change, 'ranking')],
] as const)(
  'reaches both shell servers and breaks no page of visitors: %s [MFE-2, MFE-3, MFE-15]',
  async (name, heading, apply) => {
    const faults = await whileBrowsing({ count: 2, versionOf: headingOf }, async (visitors) => {
      await waitForViewsOfAll(visitors, 2);
      await apply();
      await whenBothShow(heading, `cluster, ${name}`);
      // Skips pages of documents that were loaded before. They keep their version.
      await waitForViewsOfAll(visitors, 2);
      expect(await versionsFromNow(visitors, PAGES_PER_ROUND, PAGE)).toEqual([[heading], [heading]]);
    });
    expect(faults).toEqual([]);
  },
  900_000,
);
