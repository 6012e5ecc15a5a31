import { layout } from '../../pages/layout';
import { samplePage } from '../../pages/routes';
import { useVisitors, type Visitor } from '../../support/browser';
import { until } from '../../support/until';

/** An account of the demo data; ids are the same at every seeding. */
const ACCOUNT = 'w-SHCa2DIk6oycT3S-UCpN1Ibj';

const visit = useVisitors();
let visitor: Visitor;

beforeEach(async () => {
  visitor = await visit();
});

const stored = (key: string): Promise<string | null> =>
  visitor.page.evaluate((name) => localStorage.getItem(name), key);

const isScrollable = (): Promise<boolean> =>
  visitor.page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden');

describe('a visitor who comes by the link of an account', () => {
  it('sees the guide once for that account, and cannot scroll behind it [SHELL-8]', async () => {
    const { page, open } = visitor;
    await open(`${samplePage}?accountId=${ACCOUNT}`);
    await page.waitForSelector(layout.dialog);
    expect(await isScrollable()).toBe(false);
    expect(await stored('Guide')).toBeNull();
    await page.click(`${layout.dialog} button`);
    await until(() => page.evaluate(() => document.querySelector('dialog') === null));
    expect(await isScrollable()).toBe(true);
    expect(await stored('Guide')).toBe(ACCOUNT);
    // The step that asks for the account also decides about the guide.
    const identityResponse = page.waitForResponse((response) => response.url().endsWith('/getIdentity'));
    await open(`/car?accountId=${ACCOUNT}`);
    await identityResponse;
    expect(await page.$('dialog')).toBeNull();
    await open('/car?accountId=somebody-else');
    // An unknown id shows a message, and no guide that names a partner.
    await page.waitForSelector('[data-toast]');
    expect(await page.$('dialog')).toBeNull();
  });
});
