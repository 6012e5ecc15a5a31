/** What one part of a test run came to. */
export interface Part {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Names of the tests that failed first and passed when they were run again. */
  readonly flaky?: readonly string[];
  /** What the reader should know beside the numbers. */
  readonly note?: string;
}

type Outcome = Omit<Part, 'name' | 'seconds'>;

/** Runs a part and takes its time; one that throws has failed, and says why. */
export const timed = async (name: string, run: () => Promise<Outcome>): Promise<Part> => {
  const started = performance.now();
  const outcome = await run().catch((error: unknown) => {
    process.stdout.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  return { name, ...outcome, seconds: (performance.now() - started) / 1000 };
};
