import { readFileSync } from 'node:fs';

/** Milliseconds of a clock tick. Linux has a hundred a second on all machines. */
const TICK_MS = 10;

const PROCESS_STATES: Readonly<Record<string, ProcessUsage['state']>> = { S: 'asleep', T: 'stopped' };

/** How a process uses the machine, by the kernel. */
export interface ProcessUsage {
  /** CPU time of the main thread, in milliseconds. */
  readonly cpuMs: number;
  /** CPU time of all its threads, in milliseconds. */
  readonly totalCpuMs: number;
  /** Bytes of resident memory that no file backs: what the process has allocated. */
  readonly memoryBytes: number;
  /** State of the main thread. `asleep`: it waits, but not for a processor. `stopped`: a signal has stopped it. */
  readonly state: 'asleep' | 'stopped' | 'running';
}

const readBytes = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;

/** Reads the state and the CPU time of a thread or, if the path names none, of all threads of a process. */
const readStat = (path: string) => {
  const stat = readFileSync(path, 'latin1');
  // proc(5): state, utime and stime are fields 3, 14 and 15. Field 2, the name in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
};

/** Reads the usage of a process from outside. Returns null without `/proc` (only Linux has it) or after the process has ended. */
export const readProcessUsage = (pid: number): ProcessUsage | null => {
  try {
    const { state, cpuMs } = readStat(`/proc/${pid}/task/${pid}/stat`);
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return {
      cpuMs,
      totalCpuMs: readStat(`/proc/${pid}/stat`).cpuMs,
      memoryBytes: readBytes(status, 'RssAnon') + readBytes(status, 'RssShmem'),
      state: PROCESS_STATES[state] ?? 'running',
    };
  } catch {
    return null;
  }
};
