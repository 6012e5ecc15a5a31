import { readSetting } from '../../support/site';
import { setUpVisitors } from '../../support/browser';

const visit = setUpVisitors();

describe('Swagger UI', () => {
  it('describes a call under the strict policy of the site, with its own files only', async () => {
    const { page } = await visit();
    const requestedHosts = new Set<string>();
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requestedHosts.add(new URL(request.url()).origin);
    });
    await page.goto(`${readSetting().origin}/dev/docs`);
    await page.waitForSelector('.opblock-tag');
    await page.click('.opblock-tag[data-is-open="false"]');
    await page.waitForSelector('.opblock-summary-control');
    await page.click('.opblock-summary-control');
    await page.waitForSelector('.opblock-body .responses-table');
    expect([...requestedHosts]).toEqual([readSetting().origin]);
  });
});
