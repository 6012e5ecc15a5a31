import { errorMessageOf } from '@caravan/api/command';

const messageOf = (error: unknown): string => {
  const message = errorMessageOf(error);
  return message.includes('ENOSPC') ? `${message}: the disk is full, make room and try again` : message;
};

/** Runs a command. Prints its steps with the seconds they took, then what it returns. A failure is one line and exit code 1. */
export const backupCommand = async (
  work: (say: (line: string) => void) => Promise<readonly string[]>,
): Promise<void> => {
  let stepStart = performance.now();
  const say = (line: string): void => {
    const now = performance.now();
    process.stdout.write(`${((now - stepStart) / 1000).toFixed(1).padStart(6)} s  ${line}\n`);
    stepStart = now;
  };
  try {
    process.stdout.write(`${(await work(say)).join('\n')}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
};
