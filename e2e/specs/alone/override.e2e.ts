import { publisherKeys, signOverride } from '@caravan/registry';
import { busyMachineSettings, type Site } from '../../../scripts/site';
import { accessibilityFaults, newVisitor, setUpVisitors, type Visitor } from '../../support/browser';
import { followLink } from '../../pages/layout';
import { changeBuild, plantRemote, runScript, startLiveRemoteInto, type LiveRemote } from '../../support/project';
import { readSetting, startSecondShell, whenServed } from '../../support/site';
import { until } from '../../support/until';

const visit = setUpVisitors();
/** A second shell server of the tested site, which allows previews. */
let site: Site;
let origin = '';
const remote = plantRemote('mf-ranking');
const { data } = readSetting();
const PAGE = '/sales/sale';
const LIVE = 'China car sales ranking';
const PREVIEW = 'A title for reviewers';
const MINE = 'A title on my machine';
const badge = 'form[data-override]';

/** Changes a printed link to one of the site that allows previews. */
const toTestedSite = (link: string): string => {
  const { pathname, search } = new URL(link);
  return origin + pathname + search;
};

/** Signs a link for the previewed version like `npm run override`. */
const signedLink = (): string =>
  `${origin}/override?token=${signOverride({ remote: 'ranking', by: 'e2e', version, at: Number(sequence), lifetimeMs: 600_000 }, publisherKeys(data))}`;

const heading = ({ page }: Visitor): Promise<string> => page.$eval('h1', ({ textContent }) => textContent);

/** Opens a link as a visitor and confirms it. Returns the visitor. */
const confirmed = async (visitor: Visitor, link: string): Promise<Visitor> => {
  await visitor.page.goto(link);
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.click('button')]);
  return visitor;
};

let version = '';
let sequence = '';
let printed = '';

beforeAll(async () => {
  site = await startSecondShell({ ...busyMachineSettings, REGISTRY_LOOK_MS: '200', OVERRIDES: '1' });
  ({ origin } = site);
  remote.copy('mf-ranking', /node_modules|\.test\./);
  remote.edit('src/locales/en.json', LIVE, PREVIEW);
  changeBuild(remote.path('dist'), (text) => text.replaceAll(LIVE, PREVIEW));
  remote.markBuilt();
  const { stdout } = await runScript(['preview', '--', remote.workspace, 'for reviewers']);
  [, version = '', sequence = ''] = /^ranking (\w+) .*\(registry (\d+)\)/m.exec(stdout) ?? [];
  printed = stdout.trim().split('\n').at(-1) ?? '';
  await whenServed(Number(sequence));
}, 300_000);
afterAll(async () => {
  await site?.stop();
  remote.remove();
});

describe('a preview of a version', () => {
  it('is only in the HTML of its holder, until the badge ends it [MFE-20]', async () => {
    const holder = await confirmed(await visit({ origin, javascript: false }), toTestedSite(printed));
    const otherVisitor = await visit({ origin, javascript: false });
    await holder.open(PAGE);
    await otherVisitor.open(PAGE);
    expect([await heading(holder), await heading(otherVisitor)]).toEqual([PREVIEW, LIVE]);
    expect(await holder.page.$eval(badge, ({ textContent }) => textContent)).toContain(`ranking ${version}`);
    const otherContent = await otherVisitor.page.content();
    for (const trace of [PREVIEW, version, 'data-override']) expect(otherContent).not.toContain(trace);
    await Promise.all([holder.page.waitForNavigation(), holder.page.click(`${badge} button`)]);
    expect([new URL(holder.page.url()).pathname, await heading(holder)]).toEqual([PAGE, LIVE]);
    expect(await holder.page.$(badge)).toBeNull();
  });

  it('is only in the browser of its holder, also after navigations [MFE-20]', async () => {
    const { stdout } = await runScript(['override', '--', 'mf-ranking', version]);
    const holder = await confirmed(await visit({ origin }), toTestedSite(stdout.trim().split('\n').at(-1) ?? ''));
    const otherVisitor = await visit({ origin });
    for (const visitor of [holder, otherVisitor]) await visitor.open('/home');
    for (const [visitor, title] of [
      [holder, PREVIEW],
      [otherVisitor, LIVE],
    ] as const) {
      await followLink(visitor.page, `nav a[href="${PAGE}"]`, PAGE);
      await until(async () => (await heading(visitor)) === title);
    }
    expect(await holder.page.$(badge)).not.toBeNull();
  });

  it.each([
    ['ge', 'dark', 320],
    ['en', 'light', 1440],
  ] as const)('has a badge that fits and is accessible: %s, %s, %i px [MFE-8]', async (lang, theme, width) => {
    const holder = await confirmed(await visit({ origin, lang, theme, width }), signedLink());
    await holder.open(PAGE);
    const { page } = holder;
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    // The badge is above the page and covers nothing.
    const [end, start] = await page.evaluate((selector) => {
      const edge = (found: string) => document.querySelector(found)?.getBoundingClientRect();
      return [edge(selector)?.bottom, edge('#root')?.top];
    }, badge);
    expect(end).toBeLessThanOrEqual(start ?? -1);
    await page.focus(`${badge} button`);
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await page.$(badge)).toBeNull();
  });
});

describe("a developer's build", () => {
  let mine: LiveRemote;
  let holder: Visitor;

  beforeAll(async () => {
    mine = await startLiveRemoteInto(origin, data);
    const link = mine
      .output()
      .split('\n')
      .find((line) => line.startsWith(`${origin}/override`));
    holder = await confirmed(await newVisitor({ origin }), link ?? '');
    await holder.open(PAGE);
    // Generous, because it copies and builds the project.
  }, 300_000);
  afterAll(async () => {
    await holder?.leave();
    await mine?.stop();
  });

  it('reloads the page of its developer with a change, in HTML and browser [MFE-8]', async () => {
    const { page } = holder;
    expect(await page.$eval(badge, ({ textContent }) => textContent)).toContain(mine.origin);
    mine.save('src/locales/en.json', LIVE, MINE);
    await until(() => page.evaluate((title) => document.querySelector('h1')?.textContent === title, MINE));
    const [response] = await Promise.all([
      page.waitForResponse((received) => received.url() === origin + PAGE),
      page.reload(),
    ]);
    expect(await response.text()).toContain(MINE);
    const scripts = await page.$$eval('link[rel="modulepreload"]', (links) => links.map(({ href }) => href));
    expect(scripts.some((script) => script.startsWith(`${mine.origin}/remotes/ranking/`))).toBe(true);
    expect(holder.consoleMessages).toEqual([]);
  });

  it('is not seen by another visitor at the same moment [MFE-20]', async () => {
    const otherVisitor = await visit({ origin });
    await otherVisitor.open(PAGE);
    expect(await heading(otherVisitor)).toBe(LIVE);
    const response = await fetch(origin + PAGE);
    const otherResponse = `${response.headers.get('content-security-policy')} ${await response.text()}`;
    for (const trace of [MINE, mine.origin, 'data-override']) expect(otherResponse).not.toContain(trace);
  });

  it('is replaced by the running version when it no longer answers [MFE-8]', async () => {
    await mine.stop();
    await holder.open(PAGE);
    expect(await heading(holder)).toBe(LIVE);
    expect(await holder.page.$eval(badge, ({ textContent }) => textContent)).toContain('does not answer');
  });
});
