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
import { processId, stillRuns } from './processes';

const holder = v.object({ pid: v.number(), startedAt: v.string(), host: v.string() });
type Holder = v.InferOutput<typeof holder>;

/** How often a holder touches its lock, and after how long a silent holder on another machine counts as dead. */
const heartbeatMs = 5_000;
const silentMs = 30_000;

const locksOfThisProcess = new Set<string>();

const readHolder = (path: string): Holder | undefined => {
  try {
    const parsed = v.safeParse(holder, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

const isSilent = (path: string): boolean => {
  try {
    return Date.now() - statSync(path).mtimeMs > silentMs;
  } catch {
    return true;
  }
};

const isHeld = (path: string): boolean => {
  const found = readHolder(path);
  // Unreadable: somebody is just writing it, or died while doing so.
  if (found === undefined || found.host !== hostname()) {
    return !isSilent(path);
  }
  if (found.pid === process.pid) {
    return locksOfThisProcess.has(path);
  }
  return stillRuns(found);
};

const refusal = (path: string): Error => {
  const found = readHolder(path);
  const who = found === undefined ? 'another process' : `process ${String(found.pid)} on ${found.host}`;
  return new Error(
    `the database is in use by ${who} (${path}). Stop it, give this one another CARAVAN_DATA, or use a server by DATABASE_URL.`,
  );
};

const create = (path: string): boolean => {
  try {
    const file = openSync(path, 'wx');
    writeSync(file, JSON.stringify({ ...processId(process.pid), host: hostname() } satisfies Holder));
    closeSync(file);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') {
      return false;
    }
    throw error;
  }
};

/** Removes a dead holder's lock. A folder serves as the mutex, so that of two heirs only one deletes, and never a fresh lock. */
const inherit = (path: string): boolean => {
  const mutex = `${path}.heir`;
  if (isSilent(mutex)) {
    rmSync(mutex, { recursive: true, force: true });
  }
  try {
    mkdirSync(mutex);
  } catch {
    return false;
  }
  try {
    if (isHeld(path)) {
      return false;
    }
    rmSync(path, { force: true });
    return create(path);
  } finally {
    rmdirSync(mutex);
  }
};

const touch = (path: string): void => {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // Somebody removed the data folder while it was in use; the next write to the database will say so better.
  }
};

/** Takes the lock of a data folder and returns what releases it; throws a readable error while a living process holds it. */
export const takeLock = (path: string): (() => void) => {
  if (!create(path) && (isHeld(path) || !inherit(path))) {
    throw refusal(path);
  }
  locksOfThisProcess.add(path);
  const heartbeat = setInterval(() => {
    touch(path);
  }, heartbeatMs);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    locksOfThisProcess.delete(path);
    rmSync(path, { force: true });
  };
};
