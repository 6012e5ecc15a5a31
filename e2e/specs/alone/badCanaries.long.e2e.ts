import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEvidence, sumOf, type MinuteSums } from '@caravan/registry';
import { publishRemote, type Publication } from '@caravan/registry/publish';
import { startRollout, type RolloutPlan } from '@caravan/registry/rollout';
import type { RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import { openRemote } from '../../../registry/bin/cli';
import { remoteFiles } from '../../../scripts/create/remoteFiles';
import { versionsOf } from '../../../scripts/create/versionsOf';
import { root } from '../../../scripts/workspaces';
import { disconnect, newVisitor, type BrowserContext, type Page } from '../../support/browser';
import { startAddressProxy, type AddressProxy } from '../../support/network';
import { plantRemote, runScript } from '../../support/project';
import { readSetting, siteEdit, siteRegistry, whenServed } from '../../support/site';
import { until } from '../../support/until';

// Gives bad builds of a remote to half of the visitors. Browsers report failures, and the watch rolls the build back.

const { origin: site, data } = readSetting();
const change = siteEdit('a drill');
const remote = plantRemote('mf-drill');
const PAGE = '/drill/good';
const MODULE = 'src/pages/DrillPage/DrillPage.tsx';
const MAX_AFFECTED = 60;
const TABS = 4;
const half = { steps: [{ percent: 50, minutes: null }] } as const satisfies RolloutPlan;

/** The way in which a visitor opens and uses the page. */
interface VisitKind {
  readonly lang?: 'ge';
  readonly width?: number;
  /** Opens another page first, and follows the menu. */
  readonly isStep?: true;
  readonly pressesHeading?: true;
}

interface Kind {
  /** A fault of `e2e/releases`, or code at the end of the page's module. */
  readonly fault?: string;
  readonly code?: string;
  /** The visits of every second visitor. The fault affects only these. By default it affects all visitors. */
  readonly affectedVisit?: VisitKind;
  /** The kind of the affected visitors in the evidence. */
  readonly evidenceKind?: string;
  /** Waits before an affected visitor leaves. By default it waits for a report of the browser. */
  readonly until?: 'loops' | 'ends';
  readonly plan?: RolloutPlan;
  /** Maximum number of affected page views of the candidate. */
  readonly views?: number;
  readonly why: RegExp;
  /** Counts the affected page views in the evidence. By default those of `evidenceKind`. */
  readonly countViews?: (sums: MinuteSums) => number;
}

const pageViews = String.raw`\d+ of \d+ page views, [\d.]+ % with \w+ \(sequential test, error rate 0\.1 %\)$`;
const failures = new RegExp(`^failures .*: ${pageViews}`);
const inBrowsers = "typeof document !== 'undefined'";

const kinds: Readonly<Record<string, Kind>> = {
  'throws at load': { code: `if (${inBrowsers}) throw new Error('of the drill');`, why: failures },
  'throws at render': { fault: 'throws-at-render', why: /^failures|^failed or late renders: \d+ for \d+ page views/ },
  'throws only on in-page navigation': {
    fault: 'throws-in-page',
    affectedVisit: { isStep: true },
    evidenceKind: 'after a step within the site',
    why: failures,
  },
  'throws only in Georgian': {
    fault: 'throws-in-georgian',
    affectedVisit: { lang: 'ge' },
    evidenceKind: 'in Georgian',
    why: failures,
  },
  'throws only on phones': {
    fault: 'throws-when-narrow',
    affectedVisit: { width: 390 },
    evidenceKind: 'below 600 px',
    why: failures,
  },
  'hangs while it loads': { code: `if (${inBrowsers}) await new Promise(() => undefined);`, why: failures },
  'hangs once it is shown': {
    fault: 'loops',
    until: 'loops',
    plan: { ...half, limits: { failures: 2, vitals: 1.5, silentMinutes: 1 } },
    views: 20,
    why: /^no report of \d+ page views for 1 min, \d+ reports of \d+ with \w+$/,
    countViews: ({ served }) => served,
  },
  'fails only on the server': {
    fault: 'throws-on-server',
    until: 'ends',
    why: /^failed or late renders: \d+ for \d+ page views, \d+ for \d+ with \w+ \(sequential/,
    countViews: ({ served }) => served,
  },
  'has slow interactions': {
    fault: 'slow-interaction',
    affectedVisit: { pressesHeading: true },
    until: 'ends',
    why: /^(?:INP|long tasks) above \d+ ms: \d+ of \d+ page views, 75 % with \w+ are below \d+ ms/,
    countViews: ({ vitals }) => Object.values(vitals.inp).reduce((sum, count) => sum + count, 0),
  },
  'empties its slot': { fault: 'empties-slot', why: failures },
};

const readDrill = async (): Promise<{ readonly entry: RegistryRemote; readonly document: RegistryDocument }> => {
  const document = await siteRegistry();
  const entry = document.remotes['drill'];
  if (!entry) throw new Error('drill is not published');
  return { entry, document };
};

let source = '';

/** Builds the remote with a fault. */
const build = async ({ fault, code = '' }: Pick<Kind, 'fault' | 'code'>): Promise<Publication> => {
  const faults = fault === undefined ? [] : [fault];
  remote.write('src/pages/DrillPage/pages.ts', `export const pages = ${JSON.stringify({ good: faults })};\n`);
  remote.write(MODULE, `${source}\n${code}\n`);
  await runScript(['build', '--', remote.workspace]);
  const { directory, federation } = await openRemote(remote.workspace);
  return { ...change, federation, dist: join(directory, 'dist') };
};

/** Starts a rollout of a build. Returns the version of the candidate. */
const rollOut = async (built: Publication, plan: RolloutPlan): Promise<string> => {
  const { sequence, remotes } = await startRollout(built, plan);
  await whenServed(sequence);
  return remotes['drill']?.rollout?.candidate.version ?? '';
};

let proxy: AddressProxy;
let visitors = 0;
/** Profiles of visitors who have left. They stay open until the test ends, because a browser sends a report after its page has closed. */
const left: BrowserContext[] = [];

const whenVitalsLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/vitals[^/]*\.js/.test(name)),
  );

/** Clicks the heading and waits until the page knows the duration of that interaction. */
const pressHeading = async (page: Page): Promise<void> => {
  await page.click('main h1');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() => requestIdleCallback(resolve)).observe({ type: 'first-input', buffered: true });
      }),
  );
};

/** Opens the page as a new visitor from a network of its own. Returns whether the visitor got the candidate. */
const visit = async (visitKind: VisitKind, isAffected: boolean, kind: Pick<Kind, 'until'>): Promise<boolean> => {
  visitors += 1;
  const origin = proxy.originOf(visitors);
  const cookieScope = { domain: proxy.hostOf(visitors), path: '/' };
  const { page, context } = await newVisitor({ width: visitKind.width ?? 1440 });
  await context.setCookie({ ...cookieScope, name: 'visitor', value: randomBytes(16).toString('base64url') });
  if (visitKind.lang) await context.setCookie({ ...cookieScope, name: 'lang', value: visitKind.lang });
  await page.evaluateOnNewDocument((clientId) => {
    // Preloads no code. The client id marks a returning visitor: vitals of the first page view of a browser do not count.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    if (location.protocol.startsWith('http')) localStorage.setItem('clientId', clientId);
  }, randomBytes(16).toString('hex'));
  const counts = { reports: 0, loops: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/remotes/loads')) counts.reports += 1;
  });
  page.on('console', (message) => {
    if (message.text() === 'loops') counts.loops += 1;
  });
  const response = await page.goto(origin + (visitKind.isStep ? '/help' : PAGE), { waitUntil: 'domcontentloaded' });
  // The page of a candidate that loops may no longer answer.
  const isOfCandidate = await (response?.text() ?? Promise.resolve('')).then(
    (text) => text.includes('"release":"drill"'),
    () => counts.loops > 0,
  );
  const end = isOfCandidate && isAffected ? (kind.until ?? 'reports') : 'ends';
  if (visitKind.isStep) {
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
    await page.$eval(`nav a[href="${PAGE}"]`, (link) => link instanceof HTMLElement && link.click());
  }
  if (end === 'ends') {
    await page.waitForSelector('[data-slot="drill/drill"] h1');
    await whenVitalsLoaded(page);
    if (visitKind.pressesHeading) await pressHeading(page);
    await page.goto('about:blank');
  } else {
    await until(async () => counts[end] > 0);
  }
  await page.close();
  left.push(context);
  return isOfCandidate;
};

/** Sends visitors until the rollout has ended or `views` affected ones got the candidate. Returns the number of these. */
const sendVisitors = async (kind: Kind): Promise<number> => {
  const { affectedVisit = {}, views = MAX_AFFECTED } = kind;
  let sent = 0;
  let affected = 0;
  const sendNext = async (): Promise<void> => {
    while (affected <= views - TABS && (await readDrill()).entry.rollout) {
      sent += 1;
      const isAffected = kind.evidenceKind === undefined || sent % 2 === 0;
      if ((await visit(isAffected ? affectedVisit : {}, isAffected, kind)) && isAffected) affected += 1;
    }
  };
  await Promise.all(Array.from({ length: TABS }, sendNext));
  return affected;
};

const printRow = (...cells: readonly unknown[]): void => void process.stderr.write(`| ${cells.join(' | ')} |\n`);
let watch: ReturnType<typeof spawn>;

beforeAll(async () => {
  const files = remoteFiles({ name: 'drill', port: 4699, versions: versionsOf('mf-ranking') });
  for (const [file, text] of Object.entries(files)) remote.write(file, text);
  cpSync(join(import.meta.dirname, '../../releases'), remote.path('.'), { recursive: true });
  remote.write('src/pages/HeavyPage/heavy.ts', "export const heavy = 'light';\n");
  remote.edit(
    'federation.ts',
    'menu: []',
    `menu: [{ id: 'drill', path: '${PAGE}', text: page.title, icon: 'M4 12h16', group: 'more', order: 90 }]`,
  );
  source = readFileSync(remote.path(MODULE), 'utf8');
  const { sequence } = await publishRemote(await build({}));
  await whenServed(sequence);
  proxy = await startAddressProxy(site);
  watch = spawn(process.execPath, ['--import', 'tsx', 'registry/bin/watch.ts'], {
    cwd: root,
    env: { ...process.env, CARAVAN_DATA: data, CARAVAN_BY: 'watch' },
    stdio: 'ignore',
  });
  printRow('bad build', 'affected page views that count', 'affected page views', 'seconds', 'reason');
  // The timeout is long, because the hook builds a remote.
}, 300_000);

afterEach(async () => {
  for (const context of left.splice(0)) await context.close();
});

afterAll(async () => {
  watch.kill();
  proxy.close();
  await disconnect();
  remote.remove();
});

it.each(Object.keys(kinds))(
  'rolls back a build that %s [MFE-13]',
  async (name) => {
    const kind = kinds[name];
    if (!kind) throw new Error(`there is no kind ${name}`);
    const {
      evidenceKind = 'for all visitors',
      countViews = ({ kinds: of }: MinuteSums) => of[evidenceKind]?.views ?? 0,
    } = kind;
    const candidate = await rollOut(await build(kind), kind.plan ?? half);
    const startedAt = performance.now();
    const opened = await sendVisitors(kind);
    await until(async () => !(await readDrill()).entry.rollout, { pauseMs: 250, limitMs: 300_000 });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    const { entry, document } = await readDrill();
    const views = countViews(sumOf(await readEvidence(change.store, 'drill', candidate, 0)));
    const { why } = document.change;
    printRow(name, views, opened, seconds, why);
    expect(document.change).toMatchObject({ action: 'return', remote: 'drill', version: candidate });
    expect(why).toMatch(kind.why);
    expect(entry.quarantined?.[candidate]).toBe(why);
    expect(views).toBeLessThanOrEqual(MAX_AFFECTED);
  },
  900_000,
);

it('gives a good build to all visitors by its schedule [MFE-13]', async () => {
  const plan = { steps: [{ percent: 50, minutes: 4 }] } as const;
  const candidate = await rollOut(await build({ fault: 'none' }), plan);
  const visitKinds: readonly VisitKind[] = [
    {},
    { isStep: true },
    { lang: 'ge' },
    { width: 390 },
    { pressesHeading: true },
  ];
  let sent = 0;
  const sendNext = async (): Promise<void> => {
    while ((await readDrill()).entry.rollout) {
      sent += 1;
      await visit(visitKinds[sent % visitKinds.length] ?? {}, false, {});
    }
  };
  await Promise.all(Array.from({ length: TABS }, sendNext));
  const { entry } = await readDrill();
  const { kinds: evidence } = sumOf(await readEvidence(change.store, 'drill', candidate, 0));
  expect(entry.current.version).toBe(candidate);
  expect(evidence['for all visitors']?.views).toBeGreaterThan(30);
}, 900_000);
