import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares a header with the secret, in constant time. */
export const isSecret = (candidate: unknown, secret: string): boolean =>
  typeof candidate === 'string' && timingSafeEqual(digest(candidate), digest(secret));
