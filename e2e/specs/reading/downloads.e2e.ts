import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { toastsOf, waitForToast } from '../../pages/account';
import { downloads } from '../../pages/downloads';
import { textOf } from '../../pages/named';
import {
  accessibilityFaults,
  waitForDownloads,
  saveDownloadsIn,
  setUpVisitors,
  type Visitor,
} from '../../support/browser';
import { readSetting } from '../../support/site';
import { until } from '../../support/until';

const visit = setUpVisitors();
let visitor: Visitor;
const folder = setUpTemporaryFolder();

const isClosed = (): Promise<unknown> =>
  until(() => visitor.page.evaluate((dialog) => document.querySelector(dialog) === null, downloads.question));

describe('the downloads', () => {
  it('save the file after a confirmation [DOW-2] [SHELL-20]', async () => {
    visitor = await visit();
    const { page, open } = visitor;
    await saveDownloadsIn(visitor, folder.path);
    await open('/download');
    const address = await page.$eval(downloads.file, (link) => link.getAttribute('href') ?? '');
    await page.click(downloads.file);
    await page.waitForSelector(downloads.confirm);
    expect(await page.$eval(downloads.question, ({ textContent }) => textContent)).toContain(
      textOf('mf-marketplace', 'en', 'downloads.question'),
    );
    expect(await toastsOf(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.click(downloads.confirm);
    await waitForToast(page, textOf('mf-marketplace', 'en', 'downloads.done'));
    await isClosed();
    const [name = ''] = await waitForDownloads(folder.path);
    expect(name).toMatch(/^caravan-.*-en\.(html|pdf|csv)$/);
    const sent = await (await fetch(readSetting().origin + address)).text();
    expect(readFileSync(join(folder.path, name), 'utf8')).toBe(sent);
  });
});
