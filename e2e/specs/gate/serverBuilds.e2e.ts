import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOutcomeReason } from '@caravan/registry';
import { publishRemote, rollbackRemote } from '@caravan/registry/publish';
import { requestOtherRemotes } from '../../pages/requestOtherRemotes';
import { runScript } from '../../support/project';
import { BROKEN_PAGE, plantServerBuild, type PlantedBuild } from '../../support/project/plantedBuild';
import {
  readSetting,
  remoteEntry,
  servedVersion,
  siteEdit,
  siteStore,
  versionIn,
  whenServed,
} from '../../support/site';
import { until } from '../../support/until';
import { setUpVisitors } from '../../support/browser';

const rows = '[data-slot="ranking/ranking"] ol li, [data-slot="ranking/ranking"] table tbody tr';

const currentVersion = async (): Promise<string> => (await remoteEntry('ranking')).current.version;

/** Waits until the log and `npm run registry` report that a version ended its process. */
const whenReported = async (version: string): Promise<void> => {
  const log = join(readSetting().data, 'logs/site.log');
  await until(async () => readFileSync(log, 'utf8').includes(`ranking ${version} no longer runs on this server: `));
  await until(async () => (await readOutcomeReason(siteStore(), 'ranking', version, 'failed')) !== null);
  // The line ends with the previous version and the reason.
  const line = new RegExp(`^ranking +${version} .* failed +before: \\w{16} +\\S.*$`, 'm');
  expect((await runScript(['registry'])).stdout).toMatch(line);
};

describe('a remote whose server build fails', () => {
  let originalVersion = '';

  /** Publishes a planted build, and waits until the site serves it. */
  const publishPlanted = async (
    { federation, dist }: PlantedBuild,
    isServed?: () => Promise<boolean>,
  ): Promise<void> => {
    const registry = await publishRemote({ ...siteEdit('a broken server build'), federation, dist });
    const version = registry.remotes['ranking']?.current.version;
    const { sequence } = registry;
    await whenServed(sequence);
    // Each attempt makes the server render a page.
    await until(isServed ?? (async () => (await servedVersion('ranking', '/sales/sale')) === version), {
      pauseMs: 250,
    });
  };

  beforeAll(async () => {
    originalVersion = await currentVersion();
  });

  afterEach(async () => {
    if ((await currentVersion()) !== originalVersion) await rollbackRemote(siteEdit('repaired'), 'ranking');
    await until(async () => (await servedVersion('ranking', '/sales/sale')) === originalVersion);
  });

  const visit = setUpVisitors();

  it('renders in the browser, in a whole page, when it throws while it renders [MFE-10, MFE-5]', async () => {
    await publishPlanted(await plantServerBuild(() => BROKEN_PAGE));
    const response = await fetch(`${readSetting().origin}/sales/sale`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('data-slot="ranking/ranking"');
    expect(html).toContain('href="/privacy"');

    const visitor = await visit();
    await visitor.open('/sales/sale');
    await visitor.page.waitForSelector(rows);
  });

  // renderWorker.test.ts tests all ways that end or stop the process of a build.
  it('is replaced by the version before when it is forced and loops while it renders [MFE-17]', async () => {
    const build = await plantServerBuild(
      () => `
        const texts = async () => ({ default: {} });
        const page = { id: 'ranking', load: async () => {}, meta: () => ({}), widgets: () => [], addresses: async () => [],
          Component: () => { for (;;) {} } };
        export const remote = { texts: { en: texts, ge: texts }, partTexts: {}, store: [], widgets: {},
          pages: { ranking: async () => ({ page }) } };`,
    );
    const stop = requestOtherRemotes('ranking');
    await publishPlanted(
      build,
      // Each address is new, because a cached page would have another version.
      async () => {
        const html = await (await fetch(`${readSetting().origin}/sales/sale?accountId=${Date.now()}`)).text();
        return versionIn(html, 'ranking') === originalVersion && html.includes('<h1');
      },
    );
    expect(await stop()).toEqual({ failed: [], unanswered: [] });
    await whenReported(await currentVersion());
  });
});
