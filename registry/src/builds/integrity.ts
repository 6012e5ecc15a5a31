import { createHash } from 'node:crypto';

/** Returns the subresource integrity of bytes. Uses the shortest algorithm, because each page contains it for each script. */
export const integrityOf = (bytes: Uint8Array, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Checks bytes by the algorithm that the integrity names. Older versions were published with another one. */
export const isIntact = (bytes: Uint8Array, integrity: string): boolean =>
  integrityOf(bytes, integrity.split('-', 1)[0]) === integrity;
