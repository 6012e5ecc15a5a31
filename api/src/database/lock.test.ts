import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { takeLock } from './lock';

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
  ['a process that died', { pid: 2 ** 22 + 1, startedAt: '', host: hostname() }, 0],
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
