import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const address = pathToFileURL(join(import.meta.dirname, 'clockAhead.mjs')).href;

/** Returns the option of Node that sets the clock of a process ahead. */
export const clockAhead = (ms: number): string => `--import=${address}?ahead=${ms}`;
