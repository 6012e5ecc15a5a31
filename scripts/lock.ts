import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isStillRunning, processId } from '../api/src/database/processes';
import { errorCodeOf } from '../api/src/log/errorCode';

/** Milliseconds between two attempts. */
const RETRY_MS = 200;

/**
 * Tries to create the lock: a symbolic link to the number and start of its process. Unlike a file, a link is never without
 * content.
 */
const tryAcquire = (path: string): boolean => {
  const { pid, startedAt } = processId(process.pid);
  try {
    symlinkSync(`${pid} ${startedAt}`, path);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

const isHolderAlive = (path: string): boolean => {
  try {
    const [pid, startedAt = ''] = readlinkSync(path).split(' ');
    return isStillRunning({ pid: Number(pid), startedAt });
  } catch (error) {
    // Released meanwhile, and perhaps acquired by another process.
    return errorCodeOf(error) === 'ENOENT';
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
