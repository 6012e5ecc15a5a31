import { createHash } from 'node:crypto';

/** Returns the subresource integrity of bytes. The shortest algorithm, because each page has it for each of its scripts. */
export const integrityOf = (bytes: Uint8Array, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Checks bytes by the algorithm that the integrity names: older versions were published with another one. */
export const isIntact = (bytes: Uint8Array, integrity: string): boolean =>
  integrityOf(bytes, integrity.split('-', 1)[0]) === integrity;
