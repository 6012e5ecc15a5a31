import { readSetting } from '../../support/site';
import { setUpVisitors } from '../../support/browser';
import { until } from '../../support/until';

const visit = setUpVisitors();

/** Returns the number of calls in an OpenAPI document. */
const callsIn = (described: unknown): number =>
  typeof described === 'object' && described && 'paths' in described && described.paths
    ? Object.keys(described.paths).length
    : 0;

describe('Swagger UI', () => {
  it('lists every call under the strict policy of the site, with its own files only', async () => {
    const { page } = await visit();
    const requestedHosts = new Set<string>();
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requestedHosts.add(new URL(request.url()).origin);
    });
    await page.goto(`${readSetting().origin}/dev/docs`);
    const calls = callsIn(await (await fetch(`${readSetting().origin}/dev/docs/json`)).json());
    await page.waitForSelector('.opblock-tag');
    for (const tag of await page.$$('.opblock-tag[data-is-open="false"]')) await tag.click();
    await until(() => page.evaluate((count) => document.querySelectorAll('.opblock').length === count, calls));
    await page.click('.opblock-summary-control');
    await page.waitForSelector('.opblock-body .responses-table');
    expect([...requestedHosts]).toEqual([readSetting().origin]);
  });
});
