import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const address = pathToFileURL(join(import.meta.dirname, 'clockAhead.mjs')).href;

/** The option of Node by which the clock of a process is so many milliseconds ahead. */
export const clockAhead = (ms: number): string => `--import=${address}?ahead=${ms}`;
