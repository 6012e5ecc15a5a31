import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** Milliseconds between two times that a server writes what it counted. */
export const WRITE_INTERVAL = 3000;

/** The name that a server's counts stand under, the same after a restart. */
export const serverName = (port: number): string =>
  createHash('sha256').update(`${hostname()}:${port}`).digest('hex').slice(0, 8);
