import { FRAMED_SCRIPT, HTML, KB, PIECE, SCRIPT, limit, untilSmall } from '../../audit/budgets';
import { auditFirstVisit, type FirstVisitAudit } from '../../audit/firstVisit';
import {
  accessibilityFaults,
  bytesOf,
  heavyAmong,
  whenNetworkIdle,
  disconnect,
  newVisitor,
} from '../../support/browser';
import { ownKeys } from '../../audit/storageKeys';
import { isAudited } from '../../audit/pages';
import { home } from '../../pages/home';
import { ownPages, routes, samplePage } from '../../pages/routes';
import { readSetting } from '../../support/site';

afterAll(disconnect);

const own = ownPages.map((path) => ({
  path,
  slot: 'shell',
  isListed: false,
  framed: false,
  sideMenu: true,
  entry: null,
}));

describe.each([...routes, ...own].filter(isAudited))('the first visit to $slot: $path', (address) => {
  const { path, framed, sideMenu, entry } = address;
  let look: FirstVisitAudit;
  const html = limit(path, 'html', HTML);
  const script = limit(path, 'script', framed ? FRAMED_SCRIPT : SCRIPT);

  beforeAll(async () => {
    await untilSmall(path, html.most);
    look = await auditFirstVisit(address);
  });

  it('answers with its status', () => expect(look.status).toBe(path === '/nowhere' ? 404 : 200));

  it('is complete in the HTML of the server [MFE-10]', () => expect(look.missing).toEqual([]));

  it('fetches none of its data again [MFE-10]', () => expect(look.calls).toEqual([]));

  it(`takes ${html.most} KB of HTML at most${html.because || ' [PERF-1]'}`, () => {
    expect(look.visit.html).toBeGreaterThan(KB);
    expect(look.visit.html).toBeLessThanOrEqual(html.most * KB);
  });

  it(`takes ${script.most} KB of script at most before the page answers${script.because || ' [PERF-1]'}`, () => {
    expect(look.visit.waitedFor.length).toBeGreaterThan(framed ? 0 : 2);
    expect(bytesOf(look.visit.waitedFor)).toBeLessThanOrEqual(script.most * KB);
  });

  it('asks for no script before its largest picture [PERF-7]', () => expect(look.order).toEqual([]));

  it(`hydrates in pieces of at most ${PIECE} elements [PERF-8]`, () => {
    expect(look.pieces.length).toBeGreaterThan(1);
    expect(look.pieces.filter(({ elements }) => elements > PIECE)).toEqual([]);
  });

  it('starts no charts, carousel, lightbox or dates before their part comes into view [PERF-1, MFE-11]', () =>
    expect(look.heavy).toEqual([]));

  it('leaves the console empty', () => expect(look.consoleMessages).toEqual([]));

  it('keeps nothing on the visitor’s machine but under the specified names and ours [SHELL-17]', () => {
    expect(look.kept.length).toBeGreaterThan(0);
    expect(look.kept.filter((name) => !ownKeys.test(name))).toEqual([]);
  });

  it(`has ${framed ? 'no layout [EMB-1]' : 'a privacy link and a legal line of 2025 [SHELL-6]'}`, () => {
    expect(look.frame.privacy).toBe(!framed);
    expect(look.frame.footer).toMatch(framed ? /^$/ : /©.*2025/);
  });

  it('marks its entry of the side menu, where it has one [SHELL-4]', () =>
    expect(look.frame.marked).toEqual(sideMenu ? [entry].filter((marked) => marked !== null) : null));

  it('shifts nothing, also while it is scrolled [PERF-2]', () => expect(look.shifts).toEqual([]));

  it('moves nothing for a visitor who asked for less motion [SHELL-20]', () => expect(look.motions).toEqual([]));

  it('reaches, marks and shows every control by Tab on a wide screen [SHELL-20]', () =>
    expect(look.keyboard.wide).toEqual([]));

  it('reaches, marks and shows every control by Tab on a phone [SHELL-20]', () =>
    expect(look.keyboard.narrow).toEqual([]));
});

describe('the check of accessibility', () => {
  it('finds a field without a name, pale text, and a skipped heading level', async () => {
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

describe('the signs by which heavy libraries are known', () => {
  it('occur in the scripts that load once carousel and charts are in use', async () => {
    const { origin } = readSetting();
    const visitor = await newVisitor();
    await visitor.open('/home');
    await whenNetworkIdle(visitor.page);
    await visitor.page.$eval(home.carousel, (part) => part.scrollIntoView());
    await visitor.page.waitForSelector('.slick-track');
    await visitor.page.$eval('[data-slot="statistics/DataInsights"]', (part) => part.scrollIntoView());
    await visitor.page.hover('[data-slot="statistics/DataInsights"] [role="slider"]');
    await visitor.page.waitForSelector('.highcharts-root');
    const loaded = await visitor.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname),
    );
    expect(await heavyAmong(origin, loaded)).toEqual(['charts', 'carousel']);
    await visitor.leave();
  });
});
