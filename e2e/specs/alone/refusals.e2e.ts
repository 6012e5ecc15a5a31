import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@caravan/shared/contracts';
import { readSetting } from '../../support/setting';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const planted = 'e2e/.work/refused/mf-pages';

const npm = (...words: string[]): Promise<{ stdout: string }> =>
  run('npm', ['run', '--silent', ...words], { cwd: root, env: { ...process.env, CARAVAN_DATA: readSetting().data } });

/** What a person reads who publishes and is refused; fails where it was published. */
const refusalOf = (workspace: string): Promise<string> =>
  npm('publish', '--', workspace, 'must not run').then(
    ({ stdout }) => Promise.reject(new Error(`published: ${stdout}`)),
    (error: unknown) => (typeof error === 'object' && error && 'stderr' in error ? String(error.stderr) : ''),
  );

/** What runs, and the last changes; and the version of the section that visitors get. */
const site = async (): Promise<readonly string[]> => {
  const html = await (await fetch(`${readSetting().origin}/about-us`)).text();
  const [entry = ''] = /\/remotes\/pages\/remoteEntry[^"]*\.js/.exec(html) ?? [];
  expect(entry).not.toBe('');
  return [(await npm('registry')).stdout, entry];
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, planted, path)), { recursive: true });
  writeFileSync(join(root, planted, path), text);
};

/** Gives the planted section a React of its own, as a team has it that installed another than the site. */
const installReact = (version: string): void =>
  write('node_modules/react/package.json', JSON.stringify({ name: 'react', version }));

const provided = /"version": "(.*)"/.exec(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8'))?.[1];
const [major = 0, minor = 0] = (provided ?? '').split('.').map(Number);

describe('a section that does not fit the running shell', () => {
  beforeEach(() => {
    rmSync(join(root, planted), { recursive: true, force: true });
    cpSync(join(root, 'mf-pages'), join(root, planted), {
      recursive: true,
      filter: (source) => !/node_modules|dist/.test(source),
    });
  });

  afterAll(() => rmSync(join(root, 'e2e/.work/refused'), { recursive: true, force: true }));

  it.each([
    ['another major version of a shared library', `${major + 1}.0.0`],
    ['a minor version that the site does not have yet', `${major}.${minor + 1}.0`],
  ])(
    'is refused when it was built against %s, and the site stays as it is [MFE-6]',
    async (_what, version) => {
      const before = await site();
      installReact(version);
      expect(await refusalOf(planted)).toBe(
        `pages is not published: it was built with react ${version}, the site runs ${provided}\n`,
      );
      expect(await site()).toEqual(before);
      // It builds a section.
    },
    600_000,
  );

  it('is refused when it was built against a newer contract, and the site stays as it is [MFE-6]', async () => {
    const before = await site();
    const declared = readFileSync(join(root, planted, 'federation.ts'), 'utf8');
    const newer = declared.replace('contract: CONTRACT_VERSION,', 'contract: CONTRACT_VERSION + 1,');
    expect(newer).not.toBe(declared);
    write('federation.ts', newer);
    expect(await refusalOf(planted)).toBe(
      `pages is not published: it needs contract ${CONTRACT_VERSION + 1}, the site runs ${CONTRACT_VERSION}\n`,
    );
    expect(await site()).toEqual(before);
  }, 600_000);
});
