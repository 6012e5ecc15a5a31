import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { errorCodeOf } from '../log/errorCode';
import { processId, isStillRunning } from './processes';

const holder = v.object({ pid: v.number(), startedAt: v.string(), host: v.string() });
type Holder = v.InferOutput<typeof holder>;

/** The holder touches its lock at this interval. A lock of another machine is stale after `staleMs` without a touch. */
const heartbeatMs = 5_000;
const staleMs = 30_000;

const locksOfThisProcess = new Set<string>();

const readHolder = (path: string): Holder | undefined => {
  try {
    const parsed = v.safeParse(holder, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

/** Returns false if the file is missing: another process may create it at any moment. */
const isStale = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > staleMs;
};

const isHeld = (path: string): boolean => {
  const found = readHolder(path);
  // Unreadable: a process is writing it, or died while writing.
  if (found === undefined || found.host !== hostname()) return !isStale(path);
  if (found.pid === process.pid) return locksOfThisProcess.has(path);
  return isStillRunning(found);
};

const createInUseError = (path: string): Error => {
  const found = readHolder(path);
  const holderName = found === undefined ? 'another process' : `process ${String(found.pid)} on ${found.host}`;
  return new Error(
    `the database is in use by ${holderName} (${path}). Stop it, give this one another CARAVAN_DATA, or use a server by DATABASE_URL.`,
  );
};

const createLock = (path: string): boolean => {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, JSON.stringify({ ...processId(process.pid), host: hostname() } satisfies Holder));
    closeSync(file);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Replaces the lock of a dead holder. A folder serves as mutex, so that two processes never delete a new lock. The process that removes
 * the mutex of a killed process does not enter it. The next start replaces the lock.
 */
const replaceStaleLock = (path: string): boolean => {
  const mutex = `${path}.heir`;
  try {
    mkdirSync(mutex);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
    if (isStale(mutex)) rmSync(mutex, { recursive: true, force: true });
    return false;
  }
  try {
    if (isHeld(path)) return false;
    rmSync(path, { force: true });
    return createLock(path);
  } finally {
    rmdirSync(mutex);
  }
};

const touch = (path: string): void => {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The data folder was removed. The next write to the database fails with a better message.
  }
};

/** Locks a data folder and returns the function that unlocks it. Throws if a running process holds the lock. */
export const takeLock = (path: string): (() => void) => {
  if (!createLock(path) && (isHeld(path) || !replaceStaleLock(path))) throw createInUseError(path);
  locksOfThisProcess.add(path);
  const heartbeat = setInterval(() => touch(path), heartbeatMs);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    locksOfThisProcess.delete(path);
    rmSync(path, { force: true });
  };
};
