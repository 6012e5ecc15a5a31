import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, cpSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFolder, openStore, publisherKeys, readRegistry } from '@caravan/registry';
import { publishRemote } from '@caravan/registry/publish';
import type { Site } from '../../../scripts/site';
import { pidOn } from '../../../scripts/supervisor/siteRecord';
import { plantServerBuild } from '../../support/project/plantedBuild';
import { readSetting, startSecondShell, versionIn, whenRecovered } from '../../support/site';
import { until } from '../../support/until';

// Tests the responses of a shell server while the disk of its store and registry fails. The server has its own copy of the store.

let folder = '';
let site: Site;
/** Output of the supervisor and the server. */
const messages: string[] = [];
const pathIn = (path: string): string => join(folder, path);

const PAGE = '/sales/sale';
/** Milliseconds that a server may take until it renders again. It starts a process for each remote, on a busy machine too. */
const RESTART_LIMIT_MS = 150_000;
let views = 0;

const get = async (path: string): Promise<{ status: number; text: string; cache: string | null }> => {
  const response = await fetch(site.origin + path);
  return { status: response.status, text: await response.text(), cache: response.headers.get('cache-control') };
};

/** Requests a page that no cache has. For an unknown month it shows the last one. */
const getUncached = (): Promise<{ status: number; text: string }> => {
  views += 1;
  return get(`${PAGE}?month=${views}`);
};
/** Returns whether the server renders complete pages with the remote. */
const isRendered = async (): Promise<boolean> => {
  const { status, text } = await getUncached();
  return status === 200 && text.includes('"leftOut":[]') && /data-slot="ranking\/ranking".*<ol/s.test(text);
};

/** Addresses of the remote's files. Only the first one is in the server's cache. */
let files: readonly string[] = [];
const statusOf = async (address: string): Promise<number> => (await get(address)).status;

beforeAll(async () => {
  const { data } = readSetting();
  folder = mkdtempSync(join(tmpdir(), 'caravan-chaos-'));
  for (const part of ['store', 'registry.pub']) cpSync(join(data, part), pathIn(part), { recursive: true });
  cpSync(keysFolder(data, {}), keysFolder(folder, {}), { recursive: true });
  const say = (line: string): unknown => messages.push(line);
  site = await startSecondShell(
    { RATE_LIMIT: '1000000', REGISTRY_LOOK_MS: '200' },
    { data: folder, say, onComplaint: say },
  );
  await until(isRendered, { pauseMs: 250 });
  const { text } = await get(PAGE);
  files = [...new Set(text.match(/\/remotes\/ranking\/[\w.-]+\.js/g))];
});
afterAll(async () => {
  await site.stop();
  for (const each of [folder, keysFolder(folder, {})]) rmSync(each, { recursive: true, force: true });
});

const setting = () => ({ store: openStore({}, folder), keys: publisherKeys(folder), by: 'e2e', why: 'a test' });

describe('a disk that', () => {
  it('fails: pages and cached files are served, other files answer 503 [REL-2]', async () => {
    const [read = '', otherFile = ''] = files;
    expect(await statusOf(read)).toBe(200);
    renameSync(pathIn('store'), pathIn('away'));
    // Replaces the folder by a file, so that reads fail with another error than that of a missing file.
    writeFileSync(pathIn('store'), '');
    try {
      expect(await isRendered()).toBe(true);
      expect(await statusOf(read)).toBe(200);
      expect(await get(otherFile)).toMatchObject({ status: 503, cache: 'no-store' });
      expect([await statusOf('/ready'), await statusOf('/health')]).toEqual([200, 200]);
    } finally {
      rmSync(pathIn('store'));
      renameSync(pathIn('away'), pathIn('store'));
    }
    await whenRecovered('disk down', async () => (await statusOf(otherFile)) === 200 && (await isRendered()));
  });

  it('hangs for more files than Node has threads: pages and cached files are served [REL-2]', async () => {
    const [read = '', otherFile = ''] = files;
    expect([await statusOf(read), await statusOf(otherFile)]).toEqual([200, 200]);
    let more: readonly string[] = [];
    // A page is incomplete or refused if the API answers late.
    await until(async () => {
      more = [...new Set((await get('/home')).text.match(/\/remotes\/[\w-]+\/[\w.-]+\.js/g))].slice(0, 5);
      return more.length === 5;
    });
    const { store, keys } = setting();
    const { sequence } = await readRegistry(store, keys);
    const next = pathIn(`store/registry/${String(sequence + 1).padStart(9, '0')}.json`);
    const hanging = [read, ...more].map((address) => pathIn(`store${address}`));
    for (const [number, file] of hanging.entries()) renameSync(file, pathIn(`kept-${number}`));
    // Opening a pipe without a writer hangs.
    const pipes = [next, ...hanging];
    execFileSync('mkfifo', pipes);
    try {
      expect((await Promise.all([read, ...more].map(statusOf)))[0]).toBe(200);
      expect([await isRendered(), await statusOf(otherFile)]).toEqual([true, 200]);
      expect([await statusOf('/ready'), await statusOf('/health')]).toEqual([200, 200]);
    } finally {
      // Ends the hanging reads. Keeps the pipes open until they are removed, so that no new read hangs.
      const ends = pipes.map((pipe) => openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK));
      for (const pipe of pipes) rmSync(pipe);
      for (const [number, file] of hanging.entries()) renameSync(pathIn(`kept-${number}`), file);
      ends.forEach((end) => closeSync(end));
    }
    await whenRecovered('disk hangs', async () => (await statusOf(read)) === 200 && (await isRendered()));
  });

  it('is slow: a file arrives late and complete [REL-2]', async () => {
    const [, otherFile = ''] = files;
    const file = pathIn(`store${otherFile}`);
    const before = await get(otherFile);
    renameSync(file, pathIn('kept'));
    execFileSync('mkfifo', [file]);
    // Listens now, because the process may exit before the response arrives.
    const written = once(spawn('sh', ['-c', `sleep 0.5; cat '${pathIn('kept')}' > '${file}'`]), 'exit');
    expect(await get(otherFile)).toEqual(before);
    await written;
    rmSync(file);
    renameSync(pathIn('kept'), file);
  });

  it('is full: a new version is not rendered on the server until there is space [REL-2]', async () => {
    const { federation, dist } = await plantServerBuild((source) => `${source}\n// another build\n`);
    // The process can no longer write files.
    execFileSync('prlimit', ['--pid', String(pidOn(folder, 'shell')), '--fsize=0:unlimited']);
    try {
      const document = await publishRemote({ ...setting(), federation, dist });
      const version = document.remotes['ranking']?.current.version;
      await until(async () => versionIn((await getUncached()).text, 'ranking') === version, { pauseMs: 250 });
      const { status, text } = await getUncached();
      expect([status, text.includes('"leftOut":[{"remote":"ranking","part":"ranking"}]')]).toEqual([200, true]);
      expect([await statusOf('/home'), await statusOf(files[0] ?? '')]).toEqual([200, 200]);
    } finally {
      execFileSync('prlimit', ['--pid', String(pidOn(folder, 'shell')), '--fsize=unlimited:unlimited']);
    }
    await whenRecovered('disk full', isRendered);
  });

  it('has the files of a killed server: the next one starts from them [REL-1]', async () => {
    const killed = pidOn(folder, 'shell');
    process.kill(killed, 'SIGKILL');
    await whenRecovered(
      'shell killed',
      () => isRendered().catch(() => false),
      () => messages.join('\n'),
      RESTART_LIMIT_MS,
    );
    expect(pidOn(folder, 'shell')).not.toBe(killed);
  });
});
