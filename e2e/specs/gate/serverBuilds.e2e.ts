import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, publisherKeys, readNote, readRegistry } from '@caravan/registry';
import { describeRemote, publishRemote, rollbackRemote } from '@caravan/registry/publish';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { tryOut } from '../../../scripts/gate/trial';
import { onBusyMachine } from '../../../scripts/site';
import { requestOtherRemotes } from '../../pages/requestOtherRemotes';
import { runScript } from '../../support/project';
import { readSetting, servedVersion, startSecondShell, whenServed } from '../../support/site';
import { until } from '../../support/until';
import { useVisitors } from '../../support/browser';

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

/** Waits until the log and `npm run registry` say of a version that it ended its process. */
const whenTold = async (version: string): Promise<void> => {
  const log = join(readSetting().data, 'logs/site.log');
  await until(async () => readFileSync(log, 'utf8').includes(`ranking ${version} no longer runs on this server: `));
  await until(async () => (await readNote(setting().store, 'ranking', version, 'failed')) !== null);
  // After the version before it stands why.
  const line = new RegExp(`^ranking +${version} .* failed +before: \\w{16} +\\S.*$`, 'm');
  expect((await runScript(['registry'])).stdout).toMatch(line);
};

/** Starts another server on the same data, and returns what `request` reads from it. */
const startedAnew = async (request: (origin: string) => Promise<string>): Promise<string> => {
  const site = await startSecondShell(onBusyMachine);
  try {
    return await request(site.origin);
  } finally {
    await site.stop();
  }
};

/** A build of ranking, and its declaration. */
interface PlantedBuild {
  readonly federation: RemoteDescriptor['federation'];
  readonly dist: string;
}

describe('a remote whose server build fails', () => {
  const original = { version: '' };
  const planted: string[] = [];

  /** Makes a build of the present one for browsers and another one for the server. */
  const plant = async (source: string): Promise<PlantedBuild> => {
    const work = mkdtempSync(join(tmpdir(), 'caravan-ranking-'));
    planted.push(work);
    cpSync(join(import.meta.dirname, '../../../mf-ranking/dist'), work, { recursive: true });
    const current = await currentRanking();
    writeFileSync(join(work, 'server', current.server.file), source);
    const name = `server.${Date.now()}.mjs`;
    renameSync(join(work, 'server', current.server.file), join(work, 'server', name));
    writeFileSync(join(work, 'server/chunks.json'), JSON.stringify({ server: [name] }));
    return { federation: current.federation, dist: work };
  };

  const tryOutOnePage = async ({ federation: fullFederation, dist }: PlantedBuild): Promise<void> => {
    // The trial opens each address of the remote: one is enough here.
    const routes = fullFederation.routes.map((route) => ({ ...route, params: { id: ['sale'] }, examples: [] }));
    const federation = { ...fullFederation, routes };
    const publication = { ...setting(), federation, dist, why: 'a trial' };
    await tryOut(publication, describeRemote(dist, federation), () => undefined);
  };

  /** Publishes a planted build, and waits until the site has it. */
  const publishPlanted = async ({ federation, dist }: PlantedBuild, isSeen?: () => Promise<boolean>): Promise<void> => {
    const registry = await publishRemote({ ...setting(), federation, dist, why: 'a broken server build' });
    const version = registry.remotes['ranking']?.current.version;
    const { sequence } = registry;
    await whenServed(sequence);
    // Each look renders a page again, as a visitor does.
    await until(isSeen ?? (async () => (await servedVersion('ranking', '/sales/sale')) === version), { pauseMs: 250 });
  };

  beforeAll(async () => {
    original.version = (await currentRanking()).version;
  });

  afterEach(async () => {
    for (const work of planted.splice(0)) rmSync(work, { recursive: true, force: true });
    if ((await currentRanking()).version !== original.version)
      await rollbackRemote({ ...setting(), why: 'repaired' }, 'ranking');
    await until(async () => (await servedVersion('ranking', '/sales/sale')) === original.version);
  });

  const visit = useVisitors();

  it.each([
    ['never finishes loading', 'await new Promise(() => setInterval(() => {}, 60000)); export const remote = {};'],
    [
      'throws while it renders',
      'const page = { Component: () => { throw new Error("broken page"); } }; const texts = async () => ({ default: {} }); export const remote = { texts: { en: texts, ge: texts }, partTexts: {}, store: [], pages: { ranking: async () => ({ page }) }, widgets: {} };',
    ],
  ])('renders in the browser when it %s, and the rest of the page is whole [MFE-10, MFE-5]', async (_name, source) => {
    await publishPlanted(await plant(source));
    const response = await fetch(`${readSetting().origin}/sales/sale`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('data-slot="ranking/ranking"');
    expect(html).toContain('href="/privacy"');

    const visitor = await visit();
    await visitor.open('/sales/sale');
    await visitor.page.waitForSelector(rows);
  });

  // Each way is tried in renderWorker.test.ts.
  describe('in a way that ends or stops the process that runs it', () => {
    const sourceOf = (atLoad: string, inRender: string): string => `const kept = []; ${atLoad}
      const texts = async () => ({ default: {} });
      const nothing = async () => {};
      const page = { id: 'ranking', load: nothing, meta: () => ({}), widgets: () => [], addresses: async () => [],
        Component: () => { ${inRender} return 'The bad version'; } };
      export const remote = { texts: { en: texts, ge: texts }, partTexts: {}, store: [], widgets: {},
        pages: { ranking: async () => ({ page }) } };`;
    const loop = sourceOf('', 'for (;;) {}');

    it('is refused by the gate [MFE-6, MFE-17]', async () => {
      await expect(tryOutOnePage(await plant(loop))).rejects.toThrow(
        /^ranking is not published: in its trial its server build ended the process that ran it \([^\n]+\)[^\n]*$/,
      );
    }, 600_000);

    it.each([
      ['loops while it renders', loop],
      [
        'writes a verdict about another remote and ends',
        sourceOf(
          `import { writeSync } from 'node:fs';
           const said = JSON.stringify({ guilty: 'pages', remote: 'pages', why: 'framed', kind: 'threw', error: 'framed' });
           setTimeout(() => {
             for (let fd = 2; fd < 12; fd += 1) try { writeSync(fd, said + '\\n'); } catch {}
             process.reallyExit(1);
           }, 50);`,
          '',
        ),
      ],
    ])('is replaced by the version before when it is forced and %s [MFE-17]', async (_name, source) => {
      const build = await plant(source);
      const stop = requestOtherRemotes('ranking');
      await publishPlanted(
        build,
        // Each address is new: a cached page would be of another version.
        async () => {
          const html = await (await fetch(`${readSetting().origin}/sales/sale?accountId=${Date.now()}`)).text();
          return html.includes(`"name":"ranking","version":"${original.version}"`) && html.includes('<h1');
        },
      );
      expect(await stop()).toEqual({ failed: [], unanswered: [] });
      await whenTold((await currentRanking()).version);
    });
  });

  it('is refused by the server where one byte of it was changed in the store [MFE-7]', async () => {
    const { server } = await currentRanking();
    const text = readFileSync(join(import.meta.dirname, '../../../mf-ranking/dist/server', server.file), 'utf8');
    await publishPlanted(await plant(`${text}\n// another build\n`));
    const published = (await currentRanking()).server.file;
    const file = join(readSetting().data, 'store/servers/ranking', published);
    // The running server has loaded it. A new server without a copy must refuse it.
    const bytes = readFileSync(file);
    bytes.write('X', bytes.length - 3);
    writeFileSync(file, bytes);
    rmSync(join(import.meta.dirname, '../../../shell/.modules', `ranking-${published}`));
    const html = await startedAnew(async (origin) => (await fetch(`${origin}/sales/sale`)).text());
    expect(html).toMatch(/"leftOut":\[{"remote":"ranking","part":"ranking"}\]/);
  });
});
