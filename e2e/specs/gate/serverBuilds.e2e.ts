import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, publisherKeys, readOutcomeReason, readRegistry } from '@caravan/registry';
import { publishRemote, rollbackRemote } from '@caravan/registry/publish';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { requestOtherRemotes } from '../../pages/requestOtherRemotes';
import { runScript } from '../../support/project';
import { BROKEN_PAGE, plantServerBuild, type PlantedBuild } from '../../support/project/plantedBuild';
import { readSetting, servedVersion, whenServed } from '../../support/site';
import { until } from '../../support/until';
import { setUpVisitors } from '../../support/browser';

const rows = '[data-slot="ranking/ranking"] ol li, [data-slot="ranking/ranking"] table tbody tr';

const setting = () => ({
  store: openStore({}, readSetting().data),
  keys: publisherKeys(readSetting().data),
  by: 'e2e',
});

const currentRanking = async (): Promise<RemoteDescriptor> => {
  const { store, keys } = setting();
  const ranking = (await readRegistry(store, keys)).remotes['ranking'];
  if (!ranking) throw new Error('ranking is not published');
  return ranking.current;
};

/** Waits until the log and `npm run registry` report that a version ended its process. */
const whenReported = async (version: string): Promise<void> => {
  const log = join(readSetting().data, 'logs/site.log');
  await until(async () => readFileSync(log, 'utf8').includes(`ranking ${version} no longer runs on this server: `));
  await until(async () => (await readOutcomeReason(setting().store, 'ranking', version, 'failed')) !== null);
  // The line ends with the previous version and the reason.
  const line = new RegExp(`^ranking +${version} .* failed +before: \\w{16} +\\S.*$`, 'm');
  expect((await runScript(['registry'])).stdout).toMatch(line);
};

describe('a remote whose server build fails', () => {
  const original = { version: '' };

  /** Publishes a planted build, and waits until the site serves it. */
  const publishPlanted = async (
    { federation, dist }: PlantedBuild,
    isServed?: () => Promise<boolean>,
  ): Promise<void> => {
    const registry = await publishRemote({ ...setting(), federation, dist, why: 'a broken server build' });
    const version = registry.remotes['ranking']?.current.version;
    const { sequence } = registry;
    await whenServed(sequence);
    // Each attempt makes the server render a page.
    await until(isServed ?? (async () => (await servedVersion('ranking', '/sales/sale')) === version), {
      pauseMs: 250,
    });
  };

  beforeAll(async () => {
    original.version = (await currentRanking()).version;
  });

  afterEach(async () => {
    if ((await currentRanking()).version !== original.version)
      await rollbackRemote({ ...setting(), why: 'repaired' }, 'ranking');
    await until(async () => (await servedVersion('ranking', '/sales/sale')) === original.version);
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
        return html.includes(`"name":"ranking","version":"${original.version}"`) && html.includes('<h1');
      },
    );
    expect(await stop()).toEqual({ failed: [], unanswered: [] });
    await whenReported((await currentRanking()).version);
  });
});
