import { appendFileSync } from 'node:fs';
import { until } from '../until';

/**
 * Waits until a site has recovered from a fault. Appends the seconds to the file that CHAOS_TIMES names, for docs/reliability.md.
 */
export const whenRecovered = async (
  fault: string,
  hasRecovered: () => Promise<boolean>,
  state?: () => string,
  limitMs?: number,
): Promise<void> => {
  const startedAt = performance.now();
  await until(hasRecovered, { state, pauseMs: 100, ...(limitMs !== undefined && { limitMs }) });
  const file = process.env['CHAOS_TIMES'];
  if (file) appendFileSync(file, `${fault}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
};
