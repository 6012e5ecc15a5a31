import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryDocument, RemoteDescriptor } from '@caravan/shared/contracts';
import { openStore, publisherKeys, readRegistry } from '@caravan/registry';
import { promoteRollout, setSteps, startRollout, stopRollout } from '@caravan/registry/rollout';
import { publishRemote, rollbackRemote, type Publication } from '@caravan/registry/publish';
import { openRemote } from '../../../registry/bin/cli';
import { createVisitorId, visitorRelease } from '../../../shell/server/registry/visitorRelease';
import { changeBuild } from '../../support/project';
import { readSetting, whenServed } from '../../support/site';
import { useVisitors, type Page } from '../../support/browser';
import { until } from '../../support/until';

const { origin, data } = readSetting();
const store = openStore({}, data);
const keys = publisherKeys(data);
const change = { store, keys, by: 'e2e', why: 'a test of rollouts' };
const dist = mkdtempSync(join(tmpdir(), 'caravan-ranking-'));
/** Rounds of a rollout and three publications. `ROUNDS=10` is what the goal asks for. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1);
const BEFORE = 'China car sales ranking';
const TITLE = 'A title of the candidate';
/** The unit test of `visitorRelease` counts the share of 2,000 visitors. Here the site has to follow it. */
const VISITORS = 120;
const CONCURRENCY = 16;

/** The builds of the remote as it is, and with another title. */
const visit = useVisitors();
let original: Publication;
let changed: Publication;
let current: RemoteDescriptor;
let candidate: RemoteDescriptor;
let sequence = 0;
const visitors = Array.from({ length: VISITORS }, createVisitorId);
/** The visitors of the candidate. */
let chosen: readonly string[] = [];

/** The release of a page, the version of the ranking that it names, and whether it shows the title of the candidate. */
const pageFor = async (visitor?: string) => {
  const answer = await fetch(`${origin}/sales/sale`, { headers: visitor ? { cookie: `visitor=${visitor}` } : {} });
  const html = await answer.text();
  const version = /"name":"ranking","version":"(\w+)"/.exec(html)?.[1];
  const release = /"release":"([^"]*)"/.exec(html)?.[1];
  return { release, version, hasTitle: html.includes(TITLE), cookie: answer.headers.get('set-cookie') };
};

/** Asks for the page of each visitor. Returns those who get the candidate. */
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

/** Returns the visitors who are to get the candidate at a share. */
const visitorsAt = async (percent: number): Promise<string[]> => {
  const { rollout } = (await readRegistry(store, keys)).remotes['ranking'] ?? {};
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
  if ((await readRegistry(store, keys)).remotes['ranking']?.current.version === candidate.version)
    await rollbackRemote(change, 'ranking', current.version);
  rmSync(dist, { recursive: true, force: true });
});

it('gives the candidate to those visitors whose share of 10 % it is [MFE-4]', async () => {
  chosen = await visitorsAt(10);
  expect(chosen.length).toBeGreaterThan(0);
  expect(await visitorsWithCandidate(visitors)).toEqual(chosen);
});

it('gives each visitor the same version again [MFE-4]', async () => {
  const otherVisitors = visitors.filter((visitor) => !chosen.includes(visitor)).slice(0, 30);
  expect(await visitorsWithCandidate([...chosen, ...otherVisitors])).toEqual(chosen);
});

it('sends the current version and a cookie to a visitor without one [MFE-4]', async () => {
  const { cookie, ...page } = await pageFor();
  expect(page).toEqual({ release: '', version: current.version, hasTitle: false });
  expect(cookie).toMatch(/^visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
});

it('gives widgets on pages of the site the release of their visitor [MFE-4]', async () => {
  const releaseFor = async (visitor: string): Promise<string> => {
    const answer = await fetch(`${origin}/embed/manifest.json`, { headers: { cookie: `visitor=${visitor}` } });
    return /"name":"ranking","version":"(\w+)"/.exec(await answer.text())?.[1] ?? '';
  };
  const otherVisitor = visitors.find((visitor) => !chosen.includes(visitor)) ?? '';
  expect([await releaseFor(chosen[0] ?? ''), await releaseFor(otherVisitor)]).toEqual([
    candidate.version,
    current.version,
  ]);
});

/** Returns the manifest of a page, and the index of all remotes that it names. */
const manifestIn = (page: Page): Promise<string> =>
  page.$eval('#caravan-boot', async ({ textContent }) => {
    const [, address] = /"index":\{"address":"([^"]+)"/.exec(textContent ?? '') ?? [];
    return (textContent ?? '') + (address ? await (await fetch(address)).text() : '');
  });
const heading = (page: Page): Promise<string> => page.$eval('h1', (element) => element.textContent).catch(() => '');

/** Files of the ranking that the page view loaded and that are not of a version. */
const strangeFiles = async (page: Page, version = candidate): Promise<string[]> => {
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
      expect(manifest).toContain(`"name":"ranking","version":"${candidate.version}"`);
      expect(await strangeFiles(page)).toEqual([]);
    }
    await page.click('a[href^="/sales/hot"]');
    await until(() => page.evaluate(() => location.pathname === '/sales/hot'));
    await page.click('a[href^="/sales/sale"]');
    await until(async () => (await heading(page)) === TITLE);
    expect(await strangeFiles(page)).toEqual([]);

    await visitor.open('/help');
    expect(await manifestIn(page)).toContain('"release":"ranking"');
    await page.click('nav a[href="/sales/sale"]');
    await until(async () => (await heading(page)) === TITLE);
    expect(await strangeFiles(page)).toEqual([]);
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

describe('publications and rollouts, while a visitor goes through the site', () => {
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

  /** Opens pages of the ranking in all ways, and expects each page view to show and load one version. */
  const browse = async (): Promise<number> => {
    const visitor = await visit();
    const { page } = visitor;
    const titles = new Map([
      [current.version, BEFORE],
      [candidate.version, TITLE],
    ]);
    const expectOneVersion = async (): Promise<void> => {
      const version = /"name":"ranking","version":"(\w+)"/.exec(await manifestIn(page))?.[1] ?? '';
      // A browser renders a page whose server build a busy machine has not loaded in time.
      await until(async () => (await heading(page)) === titles.get(version));
      expect(await strangeFiles(page, version === candidate.version ? candidate : current)).toEqual([]);
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
