import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

/** Milliseconds between two writes of counts. */
export const WRITE_INTERVAL_MS = 3000;

/** Returns the name under which a server writes its counts. It stays the same after a restart. */
export const serverName = (port: number): string =>
  createHash('sha256').update(`${hostname()}:${port}`).digest('hex').slice(0, 8);
