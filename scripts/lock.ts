import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const RETRY_MS = 200;

/** The lock is a symbolic link to the number of its process: unlike a file, it is never without content. */
const tryAcquire = (path: string): boolean => {
  try {
    symlinkSync(String(process.pid), path);
    return true;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const isHolderAlive = (path: string): boolean => {
  try {
    return process.kill(Number(readlinkSync(path)), 0);
  } catch {
    return false;
  }
};

/** Runs a task while holding a lock. Waits while another process of this machine holds it, and takes over one whose process ended. */
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
