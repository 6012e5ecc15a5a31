import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { findPackages, workerUser } from '../workers/confinement';
import { startRenderProcess, type RenderProcess } from '../workers/renderProcess';
import type { SiteRemotes } from '../registry/siteRemotes';
import { choices, federationOf, serverCode, withSite } from '../testing/site';

// The worker itself, built and confined as the site has it.

const shell = join(import.meta.dirname, '../..');

// Run in a process of its own: webpack loads what jest cannot.
const builder = (folder: string): string => `
import webpack from 'webpack';
import { serverConfig } from '@caravan/shared/build';
const config = serverConfig(${JSON.stringify(shell)}, './server/render/renderWorker.ts');
webpack({ ...config, output: { ...config.output, path: ${JSON.stringify(folder)} } }).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});
`;

const site = withSite();
let descriptor: RemoteDescriptor;
const running: RenderProcess[] = [];

beforeAll(async () => {
  // As the folder of server builds: readable for the user that workers run as.
  chmodSync(site.modulesFolder, 0o755);
  const file = join(site.modulesFolder, 'build.mts');
  writeFileSync(file, builder(join(site.modulesFolder, 'built')));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file], { cwd: shell, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const current = (await site.publish(federationOf('ranking'))).remotes['ranking']?.current;
  if (!current) throw new Error('nothing was published');
  descriptor = current;
}, 120_000);
afterAll(async () => {
  for (const each of running) each.kill();
  await Promise.all(running.map(({ ended }) => ended));
});

const packages = findPackages(shell);
let written = 0;

/** Runs a build: the code of `serverCode`, and what goes before it. Null runs the worker of the shell's own pages. */
const run = (codeBefore: string | null = '', page?: string, widget?: string) => {
  const file = join(site.modulesFolder, `ranking-server.${(written += 1)}.mjs`);
  if (codeBefore !== null) writeFileSync(file, codeBefore + serverCode(page, widget));
  const printed: string[] = [];
  const script = join(site.modulesFolder, 'built/main.mjs');
  const renderProcess = startRenderProcess({
    script,
    packages,
    user: workerUser([script, ...packages.folders.map((folder) => join(folder, 'package.json'))]),
    config: site.config,
    build: codeBefore === null ? null : { remote: 'ranking', file },
    print: (line) => printed.push(line),
  });
  running.push(renderProcess);
  return { renderProcess, printed };
};

const pageRequest = { address: 'http://a/ranking', traceId: '', choices };
const home = { remote: 'ranking', part: 'home' };
const card = { remote: 'ranking', part: 'Card' };
const siteOf = (published = descriptor): SiteRemotes => ({
  sequence: 1,
  release: '',
  remotes: [{ descriptor: published, previous: null, since: '' }],
});
const requestPage = ({ sendRequest }: RenderProcess, without = [home].slice(1)) =>
  sendRequest(siteOf(), { kind: 'page', pageRequest, without });
const textOf = (html: Uint8Array): string => Buffer.from(html).toString();

describe('a render worker', () => {
  it('renders the pages of its remote', async () => {
    const { renderProcess } = run();
    expect(await renderProcess.ready).toBeNull();
    const { response, html } = await requestPage(renderProcess);
    expect(textOf(html)).toContain('The page');
    expect(response).toMatchObject({
      kind: 'page',
      rendered: [home],
      leftOut: [],
      answerState: 'complete',
      errors: [],
    });
    const withoutHome = await requestPage(renderProcess, [home]);
    expect(textOf(withoutHome.html)).not.toContain('The page');
    expect(withoutHome.response).toMatchObject({ rendered: [], leftOut: [home] });
  });

  it('renders a widget with what the page gives it', async () => {
    const { renderProcess } = run('', undefined, "{ Component: ({ given }) => createElement('b', null, given.text) }");
    const { response, html } = await renderProcess.sendRequest(siteOf(), {
      kind: 'widget',
      pageRequest,
      slot: card,
      widgetProps: { text: 'For you' },
    });
    expect(textOf(html)).toContain('<b>For you</b>');
    expect(response).toMatchObject({ kind: 'widget', answerState: 'complete' });
  });

  it('refuses a widget that throws, and renders a page without the slot that throws', async () => {
    const throwingPart = "{ Component: () => { throw new Error('broken part'); } }";
    const { renderProcess } = run('', throwingPart, throwingPart);
    await expect(
      renderProcess.sendRequest(siteOf(), { kind: 'widget', pageRequest, slot: card, widgetProps: {} }),
    ).rejects.toThrow('broken part');
    expect((await requestPage(renderProcess)).response).toMatchObject({
      leftOut: [home],
      errors: [{ message: 'broken part' }],
    });
  });

  it('lists the paths of its remote in a site', async () => {
    const { renderProcess } = run();
    const routes = descriptor.federation.routes.map((route) => ({ ...route, path: '/rankings' }));
    const federation = { ...descriptor.federation, routes };
    const otherSite = siteOf({ ...descriptor, federation });
    expect((await renderProcess.sendRequest(otherSite, { kind: 'addresses' })).response).toMatchObject({
      paths: ['/rankings'],
    });
    expect((await renderProcess.sendRequest(siteOf(), { kind: 'addresses' })).response).toMatchObject({
      paths: ['/ranking'],
    });
  });

  it('renders pages of the shell without a build', async () => {
    const { renderProcess } = run(null);
    const { response } = await renderProcess.sendRequest(siteOf(), {
      kind: 'page',
      pageRequest: { ...pageRequest, address: 'http://a/nowhere' },
      without: [],
    });
    expect(response).toMatchObject({ failure: 'not-found', rendered: [], leftOut: [] });
  });

  it('leaves a build to browsers if it throws while it loads, and reports why [MFE-10]', async () => {
    expect(await run('throw new Error("at load");').renderProcess.ready).toMatch(/^Error: at load/);
  });
});

describe('a hostile server build', () => {
  it.each([
    ['loops while it loads', 'for (;;) {}', undefined, 'does not return to its event loop'],
    ['loops while it renders', '', '{ Component: () => { for (;;) {} } }', 'does not return to its event loop'],
    [
      'blocks its thread',
      'setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 50);',
      undefined,
      'blocks its thread',
    ],
    [
      'leaks objects',
      'const kept = []; setInterval(() => kept.push(new Array(2e5).fill(0.5)), 1);',
      undefined,
      'takes more than 300 MB of memory',
    ],
    [
      'leaks buffers',
      'const kept = []; setInterval(() => kept.push(Buffer.alloc(60e6, 1)), 50);',
      undefined,
      'takes more than 300 MB of memory',
    ],
    ['ends the process', 'setTimeout(() => process.exit(0));', undefined, 'ended by itself (0)'],
    ['ends the process at once', 'setTimeout(() => process.reallyExit(7));', undefined, 'ended by itself (7)'],
    ['throws from a timer', 'setTimeout(() => { throw new Error("late"); });', undefined, 'rendering: Error: late'],
    [
      'leaves a failing promise alone',
      'void Promise.reject(new Error("alone"));',
      undefined,
      'rendering: Error: alone',
    ],
    [
      'writes to every descriptor',
      `import { writeSync } from 'node:fs';
       setTimeout(() => { for (let fd = 3; fd < 12; fd += 1) try { writeSync(fd, '{"guilty":"pages"}'.repeat(9)); } catch {} }, 50);`,
      undefined,
      'sent a frame of',
    ],
  ])('that %s ends its own process [MFE-17]', async (_name, codeBefore, page, reason) => {
    const { renderProcess } = run(codeBefore, page);
    void renderProcess.ready.then(() => requestPage(renderProcess)).catch(() => undefined);
    const end = await renderProcess.ended;
    expect(end.isCausedByBuild).toBe(true);
    expect(end.reason).toContain(reason);
  });

  it('that changes prototypes renders no page and reports nothing else', async () => {
    const { renderProcess } = run(
      'Object.prototype.kind = "x"; Object.prototype.status = 500; Array.prototype.last = function () { return this; };',
    );
    expect(await renderProcess.ready).toBeNull();
    await expect(requestPage(renderProcess)).rejects.toThrow('kind');
    expect(renderProcess.pending()).toBe(0);
  });

  it('reads no file, runs no command, changes no other process and serves nothing [MFE-19]', async () => {
    // Writable for the user that workers run as.
    const folder = createTemporaryFolder();
    chmodSync(join(folder, '..'), 0o755);
    chmodSync(folder, 0o777);
    const attempts = {
      key: "fs.readFileSync('registry.pub')",
      environment: "fs.readFileSync('/proc/' + process.ppid + '/environ')",
      ownEnvironment: "fs.readFileSync('/proc/self/environ')",
      passwd: "fs.readFileSync('/etc/passwd')",
      builds: `fs.readdirSync(${JSON.stringify(site.modulesFolder)})`,
      otherBuild: `fs.readFileSync(${JSON.stringify(join(site.modulesFolder, 'build.mts'))})`,
      write: `fs.writeFileSync(${JSON.stringify(join(site.modulesFolder, 'planted'))}, 'x')`,
      link: `fs.symlinkSync('/etc/passwd', ${JSON.stringify(join(site.modulesFolder, 'link'))})`,
      command: "cp.execSync('id')",
      replaced: "process.execve('/usr/bin/id', ['id'])",
      thread: "new threads.Worker('1', { eval: true })",
      module: "process.getBuiltinModule('node:sqlite').DatabaseSync",
      native: "process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6')",
      binding: "process.binding('spawn_sync')",
      signal: 'process.kill(process.ppid, 0)',
      rawSignal: 'process._kill(process.ppid, 0)',
      debugger: 'process._debugProcess(process.ppid)',
      priority: 'os.setPriority(os.getPriority())',
      importedPriority: 'setPriority(os.getPriority())',
      flags: "v8.setFlagsFromString('--trace-turbo')",
      importedFlags: "setFlagsFromString('--trace-turbo')",
      handleSignal: 'check(new cp.ChildProcess()._handle.kill(0))',
      rawPort: "check(net._createServerHandle('127.0.0.1', 0, 4))",
      portWithoutBind: "check(new (net.connect(1).on('error', () => undefined)._handle.constructor)(1).listen(5))",
      rawSocket: `check(net._createServerHandle(${JSON.stringify(join(folder, 'rawSocket'))}, -1, -1))`,
      rawDatagrams: "check(dgram._createSocketHandle('127.0.0.1', 0, 'udp4'))",
      datagramsWithoutBind: "check(dgram._createSocketHandle(null, 0, 'udp4').recvStart())",
    };
    const { renderProcess, printed } = run(`
      import * as fs from 'node:fs'; import * as cp from 'node:child_process'; import * as threads from 'node:worker_threads';
      import os, { setPriority } from 'node:os'; import v8, { setFlagsFromString } from 'node:v8';
      import { createServer } from 'node:http'; import net from 'node:net'; import dgram from 'node:dgram';
      const report = {};
      const check = (result) => { if (result === -os.constants.errno.EACCES) throw new Error('refused'); };
      const attempt = (name, run) => { try { report[name] = String(run()); } catch (error) { report[name] = 'refused'; } };
      ${Object.entries(attempts)
        .map(([name, code]) => `attempt('${name}', () => ${code});`)
        .join('\n')}
      createServer().on('error', () => { report.port = 'refused'; }).listen(0);
      createServer().on('error', () => { report.socket = 'refused'; }).listen(${JSON.stringify(join(folder, 'socket'))});
      dgram.createSocket('udp4').on('error', () => { report.datagrams = 'refused'; }).bind(0);
      net.connect(${JSON.stringify(join(folder, 'program'))}).on('error', ({ code }) => { report.program = code === 'EACCES' ? 'refused' : code; });
      report.variables = Object.keys(process.env).filter((name) => !['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'LANG', 'TZ'].includes(name)).join();
      setTimeout(() => console.log(JSON.stringify(report)), 50);
    `);
    expect(await renderProcess.ready).toBeNull();
    const findReport = () => printed.find((line) => line.startsWith('{'));
    while (!findReport()) await new Promise((resolve) => setTimeout(resolve, 10));
    const { variables, ...results } = v.parse(v.record(v.string(), v.string()), JSON.parse(findReport() ?? ''));
    expect(variables).toBe('');
    expect(Object.entries(results).filter(([, result]) => result !== 'refused')).toEqual([]);
    expect(Object.keys(results)).toHaveLength(Object.keys(attempts).length + 4);
  });
});
