import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import * as v from 'valibot';
import { takeLock } from './lock';

const deadHolder = { pid: 2 ** 22 + 1, startedAt: '', host: hostname() };

let path: string;

beforeEach(() => {
  path = join(createTemporaryFolder(), 'db.lock');
});

const writeLock = (holder: object, ageMs = 0) => {
  writeFileSync(path, JSON.stringify(holder));
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
};

const readHolder = (): unknown => JSON.parse(readFileSync(path, 'utf8'));

it('is held by one process, names it, and can be taken again after its release', () => {
  const release = takeLock(path);
  expect(readHolder()).toMatchObject({ pid: process.pid, host: hostname() });
  expect(() => takeLock(path)).toThrow(`in use by process ${String(process.pid)}`);
  release();
  expect(existsSync(path)).toBe(false);
  takeLock(path)();
});

it('is not taken from another running process', () => {
  writeLock({ pid: process.ppid, startedAt: '', host: hostname() }, 3_600_000);
  expect(() => takeLock(path)).toThrow('DATABASE_URL');
  expect(readHolder()).toMatchObject({ pid: process.ppid });
});

it.each([
  ['a process that died', deadHolder, 0],
  [
    'a process whose id another process has now',
    { pid: process.ppid, startedAt: 'earlier-boot:1', host: hostname() },
    0,
  ],
  ['an earlier process with the id of this one', { pid: process.pid, startedAt: '', host: hostname() }, 0],
  ['another machine without a heartbeat', { pid: 1, startedAt: '', host: 'elsewhere' }, 31_000],
  ['a process that died while it wrote the lock', {}, 31_000],
])('is taken over from %s', (_name, holder, ageMs) => {
  writeLock(holder, ageMs);
  const release = takeLock(path);
  expect(readHolder()).toMatchObject({ pid: process.pid, host: hostname() });
  release();
});

it('is not taken from another machine that still touches it', () => {
  writeLock({ pid: 1, startedAt: '', host: 'elsewhere' });
  expect(() => takeLock(path)).toThrow('process 1 on elsewhere');
});

it('is taken over by one of two processes that start at once after a kill [API-4]', async () => {
  const folder = createTemporaryFolder();
  const paths = Array.from({ length: 200 }, (_, index) => join(folder, `${String(index)}.lock`));
  for (const each of paths) writeFileSync(each, JSON.stringify(deadHolder));
  const program = join(import.meta.dirname, 'lock.child.ts');
  const takeAll = async (): Promise<readonly string[]> => {
    const args = ['--import', 'tsx', program, join(folder, 'meeting'), ...paths];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 100_000 });
    return v.parse(v.array(v.string()), JSON.parse(stdout));
  };
  const [first, second] = await Promise.all([takeAll(), takeAll()]);
  const pairs = paths.map((_, index) => [first[index], second[index]]);
  expect(pairs.map((pair) => pair.filter((outcome) => outcome === 'held').length)).toEqual(paths.map(() => 1));
  const errors = pairs.flat().filter((outcome) => outcome !== 'held');
  expect(errors.filter((error) => error?.includes('the database is in use by') !== true)).toEqual([]);
});

it('is taken over by the second start after one that was killed while it took the lock over', () => {
  writeLock(deadHolder);
  mkdirSync(`${path}.heir`);
  const then = new Date(Date.now() - 31_000);
  utimesSync(`${path}.heir`, then, then);
  expect(() => takeLock(path)).toThrow('in use');
  takeLock(path)();
});
