/** Runs a command: prints its result, or what failed in one line with the exit code 1. */
export const runCommand = (name: string, result: Promise<string>): void => {
  result.then(
    (output) => process.stdout.write(`${output}\n`),
    (error: unknown) => {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
};
