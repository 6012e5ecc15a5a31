import { createHash, randomBytes } from 'node:crypto';

/** A session token: 256 random bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. A plain hash is enough: nobody guesses 256 random bits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
