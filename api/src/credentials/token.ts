import { hash, randomBytes } from 'node:crypto';

/** Creates a URL-safe session token of 256 random bits. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns the hash of a token, for storage. Without a salt, because 256 random bits cannot be guessed. */
export const hashOfToken = (token: string): string => hash('sha256', token);
