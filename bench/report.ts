import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './figures/report';
import type { Results } from './visits/rounds';

// Prints the results of the last comparison again: `npm run report -w @caravan/bench`.

const isResults = (value: unknown): value is Results =>
  typeof value === 'object' && value !== null && 'visits' in value && 'walks' in value;

const results: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'dist/results.json'), 'utf8'));
if (!isResults(results)) throw new Error('bench/dist/results.json has no results: run npm run bench');
process.stdout.write(`${report(results)}\n`);
