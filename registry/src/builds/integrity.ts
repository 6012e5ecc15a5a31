import { createHash } from 'node:crypto';

/** Returns the subresource integrity of bytes. Uses the shortest algorithm, because each page contains it for each script. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

export const isIntact = (bytes: Uint8Array, integrity: string): boolean => integrityOf(bytes) === integrity;
