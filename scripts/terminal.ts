export const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
export const step = (text: string): void => void process.stdout.write(`\n${text}\n`);

/** Ends this process with the message of an error. */
export const fail = (error: unknown): never => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};
