import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureKeys, openStore } from '@caravan/registry';
import { removeRemote } from '@caravan/registry/publish';
import { menuEntries } from '../../pages/layout';
import { firstAnswer } from '../../support/firstAnswer';
import { readSetting } from '../../support/setting';
import { until } from '../../support/until';
import { disconnect, newVisitor } from '../../support/visitor';

const run = promisify(execFile);
const project = join(import.meta.dirname, '../../..');
const checkout = mkdtempSync(join(tmpdir(), 'caravan-create-'));

/** Of the project what a team works with, beside its packages: nothing is made in the folder where other specs and git look. */
const copyProject = (): void => {
  for (const name of readdirSync(project)) {
    if (/^(node_modules|\.git|\.caravan|\.tsbuild|api|demo|e2e|bench|docs)$/.test(name)) continue;
    const filter = (source: string): boolean => !/\/(node_modules|dist|\.modules)$/.test(source);
    cpSync(join(project, name), join(checkout, name), { recursive: true, filter });
  }
  const packages = join(checkout, 'node_modules');
  mkdirSync(join(packages, '@caravan'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name === '.caravan-installed') cpSync(join(project, 'node_modules', name), join(packages, name));
    else if (name !== '@caravan') symlinkSync(join(project, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(project, 'node_modules/@caravan')))
    symlinkSync(join('../..', name), join(packages, '@caravan', name));
};

const npm = (...words: string[]): Promise<{ stdout: string }> =>
  run('npm', ['run', '--silent', ...words], {
    cwd: checkout,
    env: { ...process.env, CARAVAN_DATA: readSetting().data },
  });

const isThere = async (): Promise<boolean> => (await firstAnswer('/home')).html.includes('href="/hello"');

beforeAll(copyProject);
afterAll(async () => {
  rmSync(checkout, { recursive: true, force: true });
  await disconnect();
});

it('a section made by one command is in the menu once it is published, and no other file has changed but the lock file [MFE-12]', async () => {
  const { data } = readSetting();
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

  // The gate has specs of its own, and this copy has no API to try it with.
  await npm('publish', '--', 'mf-hello', '--force', 'the first page');
  await until(isThere);
  const { page, open, complaints, leave } = await newVisitor({ lang: 'ge' });
  try {
    await open('/home');
    expect(await menuEntries(page)).toContainEqual({ path: '/hello', text: 'ახალი განყოფილება' });
    expect(await open('/hello')).toBe(200);
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('ახალი განყოფილება');
    expect(complaints).toEqual([]);
    await open('/hello?lang=en');
    expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Hello');
  } finally {
    const keys = ensureKeys(join(data, 'keys'));
    await removeRemote({ store: openStore({}, data), keys, by: 'e2e', why: 'the test is over' }, 'hello');
    await until(async () => !(await isThere()));
    await leave();
  }
}, 600_000);
