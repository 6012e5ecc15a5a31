import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const RETRY_MS = 200;

const tryAcquire = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

const isHolderAlive = (path: string): boolean => {
  try {
    // A file is empty while its holder writes it.
    return process.kill(Number(readFileSync(path, 'utf8')) || process.pid, 0);
  } catch {
    return false;
  }
};

/** Runs a task while holding a lock file. Waits while another process of this machine holds it, and takes over one whose process ended. */
export const withLock = async <T>(path: string, task: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(path), { recursive: true });
  while (!tryAcquire(path)) {
    if (isHolderAlive(path)) await pause(RETRY_MS);
    else rmSync(path, { force: true });
  }
  try {
    return await task();
  } finally {
    rmSync(path, { force: true });
  }
};
