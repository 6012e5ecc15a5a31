import { appendFileSync } from 'node:fs';
import { until } from '../until';

/**
 * Waits until a site is well again after a fault, and where the environment variable CHAOS_TIMES names a file, notes there how long
 * that took: docs/reliability.md is written from it.
 */
export const whenRecovered = async (
  fault: string,
  isWell: () => Promise<boolean>,
  state?: () => string,
  limitMs?: number,
): Promise<void> => {
  const startedAt = performance.now();
  await until(isWell, { state, pauseMs: 100, ...(limitMs !== undefined && { limitMs }) });
  const file = process.env['CHAOS_TIMES'];
  if (file) appendFileSync(file, `${fault}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
};
