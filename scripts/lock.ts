import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const RETRY = 200;

const take = (path: string): boolean => {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

const isHeld = (path: string): boolean => {
  try {
    return process.kill(Number(readFileSync(path, 'utf8')) || process.pid, 0);
  } catch {
    return false;
  }
};

/** Does something that only one process of this machine may do at a time; waits while another does it. */
export const locked = async <T>(path: string, task: () => Promise<T>): Promise<T> => {
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) {
    if (isHeld(path)) await pause(RETRY);
    else rmSync(path, { force: true });
  }
  try {
    return await task();
  } finally {
    rmSync(path, { force: true });
  }
};
