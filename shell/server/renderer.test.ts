import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { startRenderer, type RendererProcess } from './rendererProcess';
import { federationOf, makeSite, serverCode, type TestSite } from './testing/site';

// The process itself, with its watchdog, built as the site has it.

const shell = resolve(import.meta.dirname, '..');

// Run in a process of its own: webpack loads what jest cannot.
const builder = (folder: string): string => `
import webpack from 'webpack';
import { serverConfig } from '@caravan/shared/build';
const config = serverConfig(${JSON.stringify(shell)}, './server/renderer.ts', { watchdog: './server/watchdog.ts' });
webpack({ ...config, output: { ...config.output, path: ${JSON.stringify(folder)} } }).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});
`;

let site: TestSite;
let descriptor: RemoteDescriptor;
const running: RendererProcess[] = [];

beforeAll(async () => {
  site = makeSite();
  const file = join(site.modulesFolder, 'build.mts');
  const built = join(site.modulesFolder, 'built');
  writeFileSync(file, builder(built));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { cwd: shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const found = (await site.publish(federationOf('ranking'))).remotes['ranking']?.current;
  if (!found) throw new Error('nothing was published');
  descriptor = found;
}, 120_000);
afterAll(async () => {
  for (const renderer of running) renderer.kill();
  await Promise.all(running.map(({ ended }) => ended));
  site.remove();
});

let written = 0;

/** Runs one build, which is the code of `serverCode` and what goes before it. */
const run = (before = '', page?: string) => {
  const file = join(site.modulesFolder, `ranking-server.${(written += 1)}.mjs`);
  writeFileSync(file, before + serverCode(page));
  const failures: string[] = [];
  const drawn = { descriptor, previous: null, since: '', file };
  const renderer = startRenderer({
    script: join(site.modulesFolder, 'built/main.mjs'),
    config: { ...site.config, assets: join(site.folder, 'assets') },
    site: { sequence: 1, remotes: [drawn] },
    onFailure: (remote, error) => failures.push(`${remote}: ${error}`),
  });
  running.push(renderer);
  return { renderer, failures, drawn };
};

const choices = { lang: 'en', currency: 'USD', theme: null, menu: null } as const;
const textOf = async ({ ask }: RendererProcess): Promise<string> => {
  const request = { address: 'http://a/ranking', nonce: null, traceId: '', choices };
  const answer = await ask({ kind: 'page', request });
  return answer.kind === 'page' ? Buffer.from(answer.html).toString() : answer.kind;
};

describe('the process that sections are drawn in', () => {
  it('draws pages, leaves a section to browsers where it is told to, and knows the addresses', async () => {
    const { renderer, drawn } = run();
    expect(await renderer.ready).toEqual(new Set(['ranking']));
    expect(await textOf(renderer)).toContain('The page');
    // Another version, whose server build is the same.
    renderer.show({ sequence: 2, remotes: [{ ...drawn, descriptor: { ...descriptor, version: 'newer' } }] });
    expect(await textOf(renderer)).toMatch(/"name":"ranking","version":"newer".*The page|The page.*"version":"newer"/s);
    renderer.drop('ranking');
    const without = await textOf(renderer);
    expect(without).not.toContain('The page');
    expect(without).toContain('"leftOut":[{"remote":"ranking","part":"home"}]');
    expect(await renderer.ask({ kind: 'addresses' })).toMatchObject({ kind: 'addresses', found: ['/ranking'] });
  });

  it('leaves a build to browsers that throws while it loads, and says why [MFE-10]', async () => {
    const { renderer, failures } = run('throw new Error("at load");');
    expect(await renderer.ready).toEqual(new Set());
    expect(failures).toEqual([expect.stringMatching(/^ranking: Error: at load/)]);
  });

  it.each([
    ['loops while it loads', 'for (;;) {}', undefined, 'does not give the processor back'],
    ['loops while it draws', '', '{ Component: () => { for (;;) {} } }', 'does not give the processor back'],
    [
      'takes ever more memory',
      'const kept = []; setInterval(() => kept.push(new Array(2e5).fill(0.5)), 1);',
      undefined,
      'takes ever more memory',
    ],
    ['ends the process', 'setTimeout(() => process.exit(0));', undefined, 'ends the process'],
    ['throws from a timer', 'setTimeout(() => { throw new Error("late"); });', undefined, 'threw where nobody waits'],
    ['leaves a failing promise alone', 'void Promise.reject(new Error("alone"));', undefined, 'rejected where nobody'],
  ])('ends where a section %s, and names it [MFE-17]', async (_name, before, page, why) => {
    const { renderer } = run(before, page);
    // One that ends while it loads is never ready.
    void renderer.ready.then(() => textOf(renderer)).catch(() => undefined);
    const verdict = await renderer.ended;
    expect(verdict.guilty).toBe('ranking');
    expect(verdict.why).toContain(why);
  });
});
