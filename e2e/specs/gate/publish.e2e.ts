import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTally, versionTally } from '@caravan/registry';
import type { RegistryDocument } from '@caravan/shared/contracts';
import { trialData } from '../../../scripts/gate/trial';
import { changeBuild, plantRemote, runScript } from '../../support/project';
import { readSetting, remoteEntry, siteRegistry, siteStore } from '../../support/site';
import { disconnect, newVisitor, saveData, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

const remote = plantRemote('mf-ranking');
const TITLE = 'A title of the new version';

const headingFromServer = async (): Promise<string> => {
  const html = await (await fetch(`${readSetting().origin}/sales/sale`)).text();
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
};

const readUptime = async (): Promise<number> => {
  const health: unknown = await (await fetch(`${readSetting().origin}/health`)).json();
  return typeof health === 'object' && health && 'uptime' in health ? Number(health.uptime) : -1;
};

describe('publishing one remote while the site runs', () => {
  let early: Visitor;
  let elsewhere: Visitor;
  let before = '';
  let otherEntries: RegistryDocument['remotes'] = {};

  const otherRemotes = async (): Promise<RegistryDocument['remotes']> => {
    const { ranking: _ranking, ...remaining } = (await siteRegistry()).remotes;
    return remaining;
  };

  beforeAll(async () => {
    before = await headingFromServer();
    otherEntries = await otherRemotes();
    early = await newVisitor();
    await early.open('/sales/sale');
    elsewhere = await newVisitor();
    // Preloads no code, so that it requests files of its version after they are gone.
    await saveData(elsewhere.page);
    await elsewhere.open('/help');
    // Without its tests and with one page, because the gate runs all tests and opens all pages. The build is changed in place:
    // `gate/badReleases` and `alone/create` test the build of sources.
    remote.copy('mf-ranking', /node_modules|\.test\./);
    remote.addTest();
    remote.edit(
      'federation.ts',
      "params: { id: ['sale', 'energy', 'hot', 'division', 'price'] }",
      "params: { id: ['sale'] }",
    );
    remote.edit(
      'federation.ts',
      "examples: ['/sales/energy?page=2', '/sales/sale?by=wholesale&carType=suv&trend=tesla-model-y'],",
      '',
    );
    if (replaceInSources(remote.path('src'), before, TITLE) !== 1)
      throw new Error('the heading is no longer in one file only');
    changeBuild(remote.path('dist'), (text) => text.replaceAll(before, TITLE));
    remote.markBuilt();
  });

  afterAll(async () => {
    await early.leave();
    await elsewhere.leave();
    await disconnect();
    remote.remove();
  });

  it('shows a new version at the next page load, on the server too, after one command [MFE-2]', async () => {
    const uptime = await readUptime();
    const { stdout } = await runScript(['publish', '--', remote.workspace, 'a new title']);
    expect(stdout).toMatch(/^ranking [0-9a-f]{16} runs since/m);
    await until(async () => (await headingFromServer()) === TITLE);

    const laterVisitor = await newVisitor();
    await laterVisitor.open('/sales/sale');
    expect(await laterVisitor.page.$eval('h1', (heading) => heading.textContent)).toBe(TITLE);
    expect(laterVisitor.consoleMessages).toEqual([]);
    await laterVisitor.leave();
    expect(await readUptime()).toBeGreaterThanOrEqual(uptime);
  }, 600_000);

  it('was tried with all scripts compressed, since the gate counts their bytes [MFE-6]', () => {
    const files = readdirSync(join(trialData, 'store/remotes'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts).not.toEqual([]);
    expect(scripts.filter((file) => !files.includes(`${file}.br`))).toEqual([]);
  });

  it('keeps a page that was open before working with its version [MFE-2, MFE-14]', async () => {
    const { page, consoleMessages } = early;
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe(before);
    await page.click('a[href^="/sales/hot"]');
    await until(() => page.evaluate(() => location.pathname === '/sales/hot'));
    await until(() => page.evaluate((title) => document.querySelector('h1')?.textContent !== title, before));
    expect(consoleMessages).toEqual([]);
  });

  it('gives an open page the new version if the files of its own are gone [MFE-14]', async () => {
    const { data } = readSetting();
    const { current, previous } = await remoteEntry('ranking');
    const files = Object.keys(previous?.files ?? {}).filter((file) => !current.files[file]);
    expect(files.length).toBeGreaterThan(0);
    const paths = files
      .flatMap((file) => [file, `${file}.br`])
      .map((file) => join(data, 'store/remotes/ranking', file));
    for (const path of paths) renameSync(path, `${path}.away`);
    try {
      await elsewhere.page.click('nav a[href="/sales/sale"]');
      await until(() => elsewhere.page.evaluate((title) => document.querySelector('h1')?.textContent === title, TITLE));
      expect(elsewhere.consoleMessages.join('\n')).toContain(`ranking ${previous?.version} could not be loaded`);
      await elsewhere.page.goto('about:blank');
      // The browser reports the outcomes of a page when it leaves the page.
      await until(async () => {
        const tally = await readTally(siteStore(), versionTally('ranking', current.version));
        return (tally['browser ready'] ?? 0) > 0;
      });
      expect((await runScript(['registry'])).stdout).toMatch(/^ranking .*\n.*browser ready/m);
    } finally {
      for (const path of paths) renameSync(`${path}.away`, path);
    }
  });

  it('neither rebuilds nor republishes another remote [MFE-2]', async () => {
    expect(await otherRemotes()).toEqual(otherEntries);
  });

  it('rolls back by one command and keeps the address of every version [MFE-3]', async () => {
    const addressOf = async (): Promise<string> =>
      /\/remotes\/ranking\/remoteEntry[^"]*\.js/.exec(
        await (await fetch(`${readSetting().origin}/sales/sale`)).text(),
      )?.[0] ?? '';
    const newAddress = await addressOf();
    await runScript(['rollback', '--', 'mf-ranking', 'back']);
    await until(async () => (await headingFromServer()) === before);
    expect(await addressOf()).not.toBe(newAddress);
    const oldFile = await fetch(readSetting().origin + newAddress);
    expect(oldFile.status).toBe(200);
    expect(oldFile.headers.get('cache-control')).toContain('immutable');
  });

  it('writes every change with its author and reason into the audit log [MFE-3]', async () => {
    const { stdout } = await runScript(['registry']);
    expect(stdout).toMatch(/publish\s+ranking .*: a new title/);
    expect(stdout).toMatch(/rollback\s+ranking .*: back/);
  });
});

/** Replaces a text in the sources of a folder. Returns the number of changed files. */
const replaceInSources = (folder: string, from: string, to: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) return false;
      writeFileSync(file, text.replaceAll(from, to));
      return true;
    }).length;
