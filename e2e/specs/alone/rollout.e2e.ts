import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { promoteRollout, setSteps, startRollout, stopRollout } from '@caravan/registry/rollout';
import { publishRemote, rollbackRemote, type Publication } from '@caravan/registry/publish';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { openRemote } from '../../../registry/bin/cli';
import { createVisitorId, visitorRelease } from '../../../shell/server/registry/visitorRelease';
import { changeBuild } from '../../support/project';
import { readSetting, remoteEntry, siteEdit, versionIn, whenServed } from '../../support/site';
import { setUpVisitors, type Page } from '../../support/browser';
import { until } from '../../support/until';

const { origin } = readSetting();
const change = siteEdit('a test of rollouts');
const dist = createTemporaryFolder();
/** Rounds of a rollout and three publications. The goal is `ROUNDS=10`. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1);
const BEFORE = 'China car sales ranking';
const TITLE = 'A title of the candidate';
/** Few, because the unit test of `visitorRelease` counts the share of 2,000 visitors. */
const VISITORS = 120;
const CONCURRENCY = 16;

const visit = setUpVisitors();
/** The builds of the remote without and with another title. */
let original: Publication;
let changed: Publication;
let current: RemoteDescriptor;
let candidate: RemoteDescriptor;
let sequence = 0;
const visitors = Array.from({ length: VISITORS }, createVisitorId);
/** The visitors who get the candidate. */
let chosen: readonly string[] = [];

/** Requests the page of a visitor. Returns its release, its version of the ranking, and whether it has the candidate's title. */
const pageFor = async (visitor?: string) => {
  const response = await fetch(`${origin}/sales/sale`, { headers: visitor ? { cookie: `visitor=${visitor}` } : {} });
  const html = await response.text();
  const version = versionIn(html, 'ranking');
  const release = /"release":"([^"]*)"/.exec(html)?.[1];
  return { release, version, hasTitle: html.includes(TITLE), cookie: response.headers.get('set-cookie') };
};

/** Requests the page of each visitor. Returns the visitors who get the candidate. */
const visitorsWithCandidate = async (candidates: readonly string[]): Promise<string[]> => {
  const found = new Set<string>();
  const queue = candidates.values();
  const askNext = async (): Promise<void> => {
    for (const visitor of queue) {
      const { cookie, ...page } = await pageFor(visitor);
      const isOfCandidate = page.version === candidate.version;
      expect(cookie).toBeNull();
      expect(page).toEqual(
        isOfCandidate
          ? { release: 'ranking', version: candidate.version, hasTitle: true }
          : { release: '', version: current.version, hasTitle: false },
      );
      if (isOfCandidate) found.add(visitor);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askNext));
  return candidates.filter((visitor) => found.has(visitor));
};

/** Returns the visitors who should get the candidate at a share. */
const visitorsAt = async (percent: number): Promise<string[]> => {
  const { rollout } = await remoteEntry('ranking');
  if (!rollout) throw new Error('ranking has no rollout');
  const share = [{ descriptor: candidate, rollout: { id: rollout.id, percent } }];
  return visitors.filter((visitor) => visitorRelease(share, visitor) !== '');
};

beforeAll(async () => {
  const { directory, federation } = await openRemote('mf-ranking');
  cpSync(join(directory, 'dist'), dist, { recursive: true });
  changeBuild(dist, (text) => text.replaceAll(BEFORE, TITLE));
  original = { ...change, federation, dist: join(directory, 'dist') };
  changed = { ...original, dist };
  const written = await startRollout(changed, { steps: [{ percent: 10, minutes: null }] });
  const entry = written.remotes['ranking'];
  if (!entry?.rollout) throw new Error('no rollout was started');
  current = entry.current;
  candidate = entry.rollout.candidate;
  ({ sequence } = written);
  await whenServed(sequence);
});

afterAll(async () => {
  if ((await remoteEntry('ranking')).current.version === candidate.version)
    await rollbackRemote(change, 'ranking', current.version);
});

it('gives the candidate to a share of 10 % of the visitors [MFE-4]', async () => {
  chosen = await visitorsAt(10);
  expect(chosen.length).toBeGreaterThan(0);
  expect(await visitorsWithCandidate(visitors)).toEqual(chosen);
});

/** Returns the manifest of a page, and the index of all remotes that it names. */
const manifestIn = (page: Page): Promise<string> =>
  page.$eval('#caravan-boot', async ({ textContent }) => {
    const [, address] = /"index":\{"address":"([^"]+)"/.exec(textContent ?? '') ?? [];
    return (textContent ?? '') + (address ? await (await fetch(address)).text() : '');
  });
const heading = (page: Page): Promise<string> => page.$eval('h1', (element) => element.textContent).catch(() => '');

/** Returns the files of the ranking that the page view loaded and that do not belong to a version. */
const foreignFiles = async (page: Page, version = candidate): Promise<string[]> => {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const ofRanking = loaded.filter((path) => /^\/remotes\/ranking[/~]/.test(path) && !path.includes('/versions/'));
  expect(ofRanking.length).toBeGreaterThan(2);
  return ofRanking.filter((path) => !version.files[path.split('/').at(-1) ?? '']);
};

describe('in a browser, a visitor of the candidate', () => {
  it('keeps it over reload, navigation and other pages, in HTML and in all files [MFE-4]', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.context.setCookie({ name: 'visitor', value: chosen[0] ?? '', domain: '127.0.0.1', path: '/' });
    for (const open of [() => visitor.open('/sales/sale'), () => page.reload({ waitUntil: 'load' })]) {
      await open();
      expect(await heading(page)).toBe(TITLE);
      const manifest = await manifestIn(page);
      expect(manifest).toContain('"release":"ranking"');
      expect(versionIn(manifest, 'ranking')).toBe(candidate.version);
      expect(await foreignFiles(page)).toEqual([]);
    }
    await page.click('a[href^="/sales/hot"]');
    await until(() => page.evaluate(() => location.pathname === '/sales/hot'));
    await page.click('a[href^="/sales/sale"]');
    await until(async () => (await heading(page)) === TITLE);
    expect(await foreignFiles(page)).toEqual([]);

    await visitor.open('/help');
    expect(await manifestIn(page)).toContain('"release":"ranking"');
    await page.click('nav a[href="/sales/sale"]');
    await until(async () => (await heading(page)) === TITLE);
    expect(await foreignFiles(page)).toEqual([]);
  });
});

it('keeps the visitors who have the candidate when its share grows [MFE-4]', async () => {
  ({ sequence } = await setSteps(change, 'ranking', [{ percent: 50, minutes: null }]));
  await whenServed(sequence);
  const withCandidateLater = await visitorsWithCandidate(visitors);
  expect(withCandidateLater).toEqual(await visitorsAt(50));
  expect(chosen.filter((visitor) => !withCandidateLater.includes(visitor))).toEqual([]);
});

it('ends with the candidate for all visitors [MFE-4]', async () => {
  ({ sequence } = await promoteRollout(change, 'ranking'));
  await whenServed(sequence);
  for (const visitor of [undefined, chosen[0]])
    expect(await pageFor(visitor)).toEqual({ release: '', version: candidate.version, hasTitle: true, cookie: null });
});

describe('publications and rollouts while a visitor opens pages', () => {
  const end = new AbortController();

  const servedAfter = async (written: Promise<RegistryDocument>): Promise<void> => {
    await whenServed((await written).sequence);
  };
  const changeOften = async (): Promise<void> => {
    let [running, next] = [changed, original];
    for (let round = 0; round < ROUNDS; round += 1) {
      await servedAfter(startRollout(next, { steps: [{ percent: 50, minutes: null }] }));
      if (round % 2 === 0) await servedAfter(promoteRollout(change, 'ranking'));
      else {
        await servedAfter(stopRollout(change, 'ranking'));
        await servedAfter(publishRemote(next));
      }
      await servedAfter(publishRemote(running));
      await servedAfter(publishRemote(next));
      [running, next] = [next, running];
    }
  };

  /** Opens the ranking by address and by link again and again. Expects one version in each page view. Returns the number of rounds. */
  const browse = async (): Promise<number> => {
    const visitor = await visit();
    const { page } = visitor;
    const titles = new Map([
      [current.version, BEFORE],
      [candidate.version, TITLE],
    ]);
    const expectOneVersion = async (): Promise<void> => {
      const version = versionIn(await manifestIn(page), 'ranking');
      // On a busy machine the browser renders the page, because the server has not loaded its build in time.
      await until(async () => (await heading(page)) === titles.get(version));
      expect(await foreignFiles(page, version === candidate.version ? candidate : current)).toEqual([]);
    };
    let views = 0;
    for (; !end.signal.aborted; views += 1) {
      await visitor.open('/sales/sale');
      await expectOneVersion();
      await visitor.open('/help');
      await page.click('nav a[href="/sales/sale"]');
      await page.waitForSelector('[data-slot="ranking/ranking"] h1');
      await expectOneVersion();
    }
    return views;
  };

  it('break no page and mix no versions in a page view [MFE-2, MFE-4]', async () => {
    const [, views] = await Promise.all([changeOften().finally(() => end.abort()), browse()]);
    expect(views).toBeGreaterThan(1);
  }, 600_000);
});
