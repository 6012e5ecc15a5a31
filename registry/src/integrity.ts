import { createHash } from 'node:crypto';

/** Subresource integrity of some bytes; every page carries it for each of its scripts, so the short one. */
export const integrityOf = (bytes: Uint8Array, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** Whether bytes are those of an integrity, by the algorithm that it names: versions were published under others. */
export const isIntact = (bytes: Uint8Array, integrity: string): boolean =>
  integrityOf(bytes, integrity.split('-', 1)[0]) === integrity;
