import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@caravan/shared/contracts';
import { inputsOf } from '../../../scripts/inputs';
import { readSetting } from '../../support/setting';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const planted = 'e2e/.work/refused/mf-pages';

const npm = (env: NodeJS.ProcessEnv, ...words: string[]): Promise<{ stdout: string }> => {
  const { data, apiOrigin } = readSetting();
  return run('npm', ['run', '--silent', ...words], {
    cwd: root,
    env: { ...process.env, CARAVAN_DATA: data, API_URL: apiOrigin, ...env },
  });
};

/** What runs, and the last changes; and the version of the section that visitors get. */
const site = async (): Promise<readonly string[]> => {
  const html = await (await fetch(`${readSetting().origin}/about-us`)).text();
  const [entry = ''] = /\/remotes\/pages\/remoteEntry[^"]*\.js/.exec(html) ?? [];
  expect(entry).not.toBe('');
  return [(await npm({}, 'registry')).stdout, entry];
};

/** What a person reads who publishes and is refused; fails where anything was published. */
const refusalOf = async (workspace: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
  const before = await site();
  const refusal = await npm(env, 'publish', '--', workspace, 'must not run').then(
    ({ stdout }) => Promise.reject(new Error(`published: ${stdout}`)),
    (error: unknown) => (typeof error === 'object' && error && 'stderr' in error ? String(error.stderr) : ''),
  );
  expect(await site()).toEqual(before);
  return refusal;
};

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, planted, path)), { recursive: true });
  writeFileSync(join(root, planted, path), text);
};

/** Changes a file of the planted section. */
const edit = (path: string, from: string, to: string): void => {
  const text = readFileSync(join(root, planted, path), 'utf8');
  expect(text).toContain(from);
  write(path, text.replace(from, to));
};

/** The planted section's files of a build whose name begins so. */
const builtFiles = (start: string): string[] =>
  readdirSync(join(root, planted, 'dist/browser'))
    .filter((name) => name.startsWith(start))
    .map((name) => `dist/browser/${name}`);

const plant = (filter: RegExp): void => {
  rmSync(join(root, planted), { recursive: true, force: true });
  cpSync(join(root, 'mf-pages'), join(root, planted), { recursive: true, filter: (source) => !filter.test(source) });
};

const provided = /"version": "(.*)"/.exec(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8'))?.[1];
const [major = 0] = (provided ?? '').split('.').map(Number);

describe('a section that does not fit the running site is refused in one sentence, and the site stays as it is:', () => {
  afterAll(() => rmSync(join(root, 'e2e/.work/refused'), { recursive: true, force: true }));

  it('a name that nothing has [MFE-6]', async () => {
    expect(await refusalOf('mf-page')).toMatch(/^there is no section mf-page: choose mf-account, .*mf-statistics\n$/);
  });

  it("a stranger's key [MFE-16]", async () => {
    const key = join(root, 'e2e/.work/refused/stranger.key');
    mkdirSync(dirname(key), { recursive: true });
    writeFileSync(key, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
    expect(await refusalOf('mf-pages', { CARAVAN_KEY: key })).toMatch(
      /^pages is not changed: the registry does not know this key \(.*npm run allow.*\)\n$/,
    );
  });

  it('a type error [MFE-6]', async () => {
    plant(/node_modules|dist/);
    write('src/wrong.ts', "export const port: number = 'none';\n");
    expect(await refusalOf(planted)).toMatch(
      /^e2e\S+ is not published: its types fail \(\S+wrong\.ts\(1,14\): error TS2322: [^\n]*\n$/,
    );
  }, 600_000);

  it('a newer contract, another library version, a name that is not shared, a route of another section [MFE-6]', async () => {
    plant(/node_modules|dist/);
    // A React of its own, as a team has it that installed another than the site.
    write('node_modules/react/package.json', JSON.stringify({ name: 'react', version: `${major + 1}.0.0` }));
    edit('federation.ts', 'contract: CONTRACT_VERSION,', 'contract: CONTRACT_VERSION + 1,');
    edit('federation.ts', "path: '/privacy'", "path: '/sales/:kind'");
    const page = 'src/pages/HelpPage/HelpPage.tsx';
    const text = readFileSync(join(root, planted, page), 'utf8');
    write(page, `import { useMatches } from 'react-router-dom';\n${text}\nexport const taken = [useMatches];\n`);
    expect(await refusalOf(planted)).toBe(
      `pages is not published: ${[
        `it needs contract ${CONTRACT_VERSION + 1}, the site runs ${CONTRACT_VERSION} (release a shell that speaks it first)`,
        `it was built with react ${major + 1}.0.0, the site runs ${provided} (install what the site runs)`,
        'it takes useMatches of @caravan/router, which the site does not share (release a shell that does first)',
        'its route /sales/:kind takes addresses of /sales/:id, a page of ranking (choose another path)',
      ].join('; ')}\n`,
    );
    // It builds a section.
  }, 600_000);

  it('a build that fails in its trial: in the browser, on the server [MFE-6]', async () => {
    plant(/node_modules/);
    for (const file of builtFiles('page-about.')) write(file, 'throw new Error("at load");');
    const [server = ''] = readdirSync(join(root, planted, 'dist/server')).filter((name) => name.endsWith('.mjs'));
    write(`dist/server/${server}`, 'throw new Error("of the server");');
    write('dist/inputs', inputsOf(planted));
    const refusal = await refusalOf(planted);
    expect(refusal).toMatch(/^pages is not published: in its trial the server does not draw pages\/about[^\n]*\n$/);
    expect(refusal).toContain('of the server');
    expect(refusal).toContain('/about-us shows a failure in place of pages/about');
  }, 600_000);
});
