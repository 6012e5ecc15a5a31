import { readFileSync } from 'node:fs';
import { errorCodeOf } from '../log/errorCode';

/** A process. `startedAt` distinguishes it from a later one with the same number. */
export interface ProcessId {
  readonly pid: number;
  /** Boot id and clock ticks since that boot. Empty if the system does not provide them. */
  readonly startedAt: string;
}

interface Stat {
  readonly startedAt: string;
  readonly isZombie: boolean;
}

const statOf = (pid: number): Stat => {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { startedAt: `${boot}:${fields[19] ?? ''}`, isZombie: fields[0] === 'Z' };
  } catch {
    return { startedAt: '', isZombie: false };
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
};

/** Identifies a running process. */
export const processId = (pid: number): ProcessId => ({ pid, startedAt: statOf(pid).startedAt });

/** Returns whether a process still runs. */
export const isStillRunning = ({ pid, startedAt }: ProcessId): boolean => {
  const found = statOf(pid);
  const isSame = found.startedAt === '' || startedAt === '' || found.startedAt === startedAt;
  return isRunning(pid) && !found.isZombie && isSame;
};
