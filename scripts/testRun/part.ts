/** The result of one part of a test run. */
export interface Part {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** Names of tests that failed at first and passed when they were run again. */
  readonly flaky?: readonly string[];
  /** A remark for the table. */
  readonly note?: string;
}

/** What a part returns, before its name and time are added. */
export type PartOutcome = Omit<Part, 'name' | 'seconds'>;

/** Runs a part and measures its time. A part that throws counts as failed, and its error is printed. */
export const runPart = async (name: string, run: () => Promise<PartOutcome>): Promise<Part> => {
  const startedAt = performance.now();
  const outcome = await run().catch((error: unknown) => {
    process.stdout.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return { passed: 0, failed: 1 };
  });
  return { name, ...outcome, seconds: (performance.now() - startedAt) / 1000 };
};
