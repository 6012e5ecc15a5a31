import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeRemote } from '@caravan/registry/publish';
import { menuEntries } from '../../pages/layout';
import { copyProject } from '../../support/project';
import { firstAnswer, readSetting, siteEdit } from '../../support/site';
import { until } from '../../support/until';
import { setUpVisitors } from '../../support/browser';

const run = promisify(execFile);
const checkout = copyProject();

const npm = (...words: string[]): Promise<{ stdout: string }> =>
  run('npm', ['run', '--silent', ...words], {
    cwd: checkout,
    env: { ...process.env, CARAVAN_DATA: readSetting().data },
  });

const isInMenu = async (): Promise<boolean> => (await firstAnswer('/help')).html.includes('href="/hello"');

const visit = setUpVisitors();
afterAll(() => {
  rmSync(checkout, { recursive: true, force: true });
});

it('a generated remote is in the menu once it is published, without other changes [MFE-12, SHELL-5]', async () => {
  const filesOf = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(checkout, { recursive: true, withFileTypes: true })
        .filter(
          (entry) => entry.isFile() && !/node_modules|dist|\.gen\.ts|mf-hello/.test(join(entry.parentPath, entry.name)),
        )
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(checkout.length + 1), readFileSync(file, 'utf8')]),
    );
  const before = filesOf();
  await npm('create', '--', 'mf-hello');
  const after = filesOf();
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual(['package-lock.json']);

  // By force, because this copy of the project has no API for a trial. Other specs test the gate.
  await npm('publish', '--', 'mf-hello', '--force', 'the first page');
  await until(isInMenu);
  const { page, open } = await visit({ lang: 'ge' });
  try {
    await open('/help');
    expect(await menuEntries(page)).toContainEqual({ path: '/hello', text: 'ახალი განყოფილება' });
    expect(await open('/hello')).toBe(200);
    const title = await page.$eval('h1', (heading) => heading.textContent);
    expect(title.replaceAll('\u00AD', '')).toBe('ახალი განყოფილება');
    await open('/hello?lang=en');
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Hello');
    // The page imports styled-components by its default export.
    const rules = await page.$$eval('p', (all) =>
      all
        .filter(({ textContent }) => textContent === 'The first paragraph of the page.')
        .map((paragraph) => getComputedStyle(paragraph).borderTopStyle),
    );
    expect(rules).toEqual(['solid']);
  } finally {
    await removeRemote(siteEdit('the test is over'), 'hello');
    await until(async () => !(await isInMenu()));
  }
}, 600_000);
