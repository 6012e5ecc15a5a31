import { errorMessageOf } from './log/errorMessage';

export { errorMessageOf };

/** Runs a command: prints its result, or what failed in one line with the exit code 1. */
export const runCommand = (name: string, result: Promise<string>): void => {
  result.then(
    (output) => process.stdout.write(`${output}\n`),
    (error: unknown) => {
      process.stderr.write(`${name}: ${errorMessageOf(error)}\n`);
      process.exitCode = 1;
    },
  );
};
