import {
  MAX_FRAMED_SCRIPT_KB,
  MAX_HTML_KB,
  KB,
  MAX_PIECE_ELEMENTS,
  MAX_SCRIPT_KB,
  compressedBytesOf,
  expectedStatus,
  limitOf,
  waitUntilSmall,
} from '../../audit/budgets';
import { auditFirstVisit, openFirstVisitTab, type FirstVisitAudit } from '../../audit/firstVisit';
import { georgianScriptBytes } from '../../audit/georgianScript';
import {
  accessibilityFaults,
  findHeavyLibraries,
  whenNetworkIdle,
  disconnect,
  newVisitor,
} from '../../support/browser';
import { ownKeys } from '../../audit/storageKeys';
import { isAudited, isFirstOfRemote } from '../../audit/pages';
import type { AuditTab } from '../../audit/survey';
import { home } from '../../pages/home';
import { samplePage } from '../../pages/layout';
import { ownPages, routes } from '../../pages/routes';
import { readSetting } from '../../support/site';

let tab: AuditTab | undefined;

afterAll(async () => {
  await tab?.leave();
  await disconnect();
});

const shellPages = ownPages.map((path) => ({
  path,
  slot: 'shell',
  isListed: false,
  isFramed: false,
  sideMenu: true,
  entry: null,
}));

describe.each([...routes, ...shellPages].filter(isAudited))('the first visit to $slot: $path', (address) => {
  const { path, isFramed, sideMenu, entry } = address;
  let audit: FirstVisitAudit;
  const html = limitOf(path, 'html', MAX_HTML_KB);
  const script = limitOf(path, 'script', isFramed ? MAX_FRAMED_SCRIPT_KB : MAX_SCRIPT_KB);

  beforeAll(async () => {
    // The first page of each remote gets an empty cache, because fonts that arrive late could move its parts.
    if (isFirstOfRemote(address)) {
      await tab?.leave();
      tab = undefined;
    }
    tab ??= await openFirstVisitTab();
    audit = await auditFirstVisit(tab, address);
  });

  it('has its status', () => expect(audit.status).toBe(expectedStatus(path)));

  it('is complete in the HTML of the server [MFE-10]', () => expect(audit.missing).toEqual([]));

  it('fetches none of its data again [MFE-10]', () => expect(audit.calls).toEqual([]));

  it(`takes ${html.max} KB of HTML at most${html.because || ' [PERF-1]'}`, async () => {
    await waitUntilSmall(path, html.max);
    const bytes = await compressedBytesOf(path);
    expect(bytes).toBeGreaterThan(KB);
    expect(bytes).toBeLessThanOrEqual(html.max * KB);
  });

  it(`takes ${script.max} KB of script at most before hydration, in Georgian${script.because || ' [PERF-1]'}`, async () => {
    const bytes = await georgianScriptBytes(path);
    expect(bytes).toBeGreaterThan(isFramed ? 0 : 100 * KB);
    expect(bytes).toBeLessThanOrEqual(script.max * KB);
  });

  it('requests no script before its largest picture [PERF-7]', () => expect(audit.order).toEqual([]));

  it(`hydrates in pieces of at most ${MAX_PIECE_ELEMENTS} elements [PERF-8]`, () => {
    expect(audit.pieces.length).toBeGreaterThan(1);
    expect(audit.pieces.filter(({ elements }) => elements > MAX_PIECE_ELEMENTS)).toEqual([]);
  });

  it('loads no heavy library before its part comes into view [PERF-1, MFE-11]', () => expect(audit.heavy).toEqual([]));

  it('leaves the console empty', () => expect(audit.consoleMessages).toEqual([]));

  it('uses only known keys of local storage [SHELL-17]', () => {
    expect(audit.storageKeys.length).toBeGreaterThan(0);
    expect(audit.storageKeys.filter((name) => !ownKeys.test(name))).toEqual([]);
  });

  it(`has ${isFramed ? 'no layout [EMB-1]' : 'a privacy link and a legal line of 2025 [SHELL-6]'}`, () => {
    expect(audit.frame.privacy).toBe(!isFramed);
    expect(audit.frame.footer).toMatch(isFramed ? /^$/ : /©.*2025/);
  });

  it('marks its entry of the side menu, if it has one [SHELL-4]', () =>
    expect(audit.frame.marked).toEqual(sideMenu ? [entry].filter((marked) => marked !== null) : null));

  it('has no layout shift, also while it is scrolled [PERF-2]', () => expect(audit.shifts).toEqual([]));

  it('has no motion for a visitor with reduced motion [SHELL-20]', () => expect(audit.motions).toEqual([]));

  it('reaches, marks and shows every control by Tab on a wide screen [SHELL-20]', () =>
    expect(audit.keyboard.wide).toEqual([]));

  it('reaches, marks and shows every control by Tab on a phone [SHELL-20]', () =>
    expect(audit.keyboard.narrow).toEqual([]));
});

describe('the check of accessibility', () => {
  it('finds an unnamed field, pale text and a skipped heading level', async () => {
    const visitor = await newVisitor({ lang: 'ge', width: 320 });
    await visitor.open(samplePage);
    await visitor.page.$eval('main', (content) => {
      const pale = document.createElement('p');
      pale.textContent = 'pale';
      Object.assign(pale.style, { color: '#ccc', background: '#fff' });
      content.prepend(document.createElement('input'), pale);
      const deep = document.createElement('h6');
      deep.textContent = 'deep';
      content.append(deep);
    });
    const faults = await accessibilityFaults(visitor.page);
    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
      new Set(['color-contrast', 'label', 'heading-order']),
    );
    await visitor.leave();
  });
});

describe('the search for heavy libraries', () => {
  it('finds them in the scripts of carousel and charts', async () => {
    const { origin } = readSetting();
    const visitor = await newVisitor();
    await visitor.open('/home');
    await whenNetworkIdle(visitor.page);
    await visitor.page.$eval(home.carousel, (part) => part.scrollIntoView());
    await visitor.page.waitForSelector('.slick-track');
    await visitor.page.$eval(home.insights, (part) => part.scrollIntoView());
    await visitor.page.hover(`${home.insights} [role="slider"]`);
    await visitor.page.waitForSelector('.highcharts-root');
    const loaded = await visitor.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname),
    );
    expect(await findHeavyLibraries(origin, loaded)).toEqual(['charts', 'carousel']);
    await visitor.leave();
  });
});
