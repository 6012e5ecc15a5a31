import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';

/** The exit code of the fake npm, whose install is interrupted. */
const INTERRUPTED = 9;

let project = '';
const path = (file: string): string => join(project, file);
const write = (file: string, text: string, mode = 0o600): void => writeFileSync(path(file), text, { mode });
/** Sets when a file was written, in seconds. */
const setTime = (file: string, seconds: number): void => utimesSync(path(file), seconds, seconds);
const marker = 'node_modules/.caravan-installed';

/** Runs the first step of a command. Returns whether it installs packages. */
const installs = (): boolean => {
  const { status } = spawnSync(process.execPath, [path('scripts/bootstrap.mjs'), 'missing.ts'], {
    env: { PATH: path('bin') },
  });
  return status === INTERRUPTED;
};

beforeEach(() => {
  project = createTemporaryFolder();
  for (const folder of ['scripts', 'bin', 'node_modules']) mkdirSync(path(folder));
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), path('scripts/bootstrap.mjs'));
  write('bin/npm', `#!/bin/sh\nexit ${INTERRUPTED}\n`, 0o700);
  write('package-lock.json', 'first');
  write(marker, createHash('sha256').update('first').digest('hex'));
  write('node_modules/.package-lock.json', 'first');
  setTime('node_modules/.package-lock.json', 1000);
  setTime(marker, 1001);
});

it('installs nothing if the packages are those of the lock file', () => {
  expect(installs()).toBe(false);
  expect(existsSync(path(marker))).toBe(true);
});

it('installs again after an interrupted install of another lock file', () => {
  write('package-lock.json', 'second');
  expect(installs()).toBe(true);
  write('package-lock.json', 'first');
  expect(installs()).toBe(true);
});

it('installs again after an install by hand', () => {
  setTime('node_modules/.package-lock.json', 1002);
  expect(installs()).toBe(true);
});
