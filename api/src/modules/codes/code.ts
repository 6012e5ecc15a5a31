import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const hashBytes = 32;

/** Returns a random code of six digits, leading zeros included. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Returns the stored form of a code: salt and scrypt hash. A fast hash of six digits could be reversed by trying all of them. */
export const hashCode = async (code: string): Promise<string> => {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(code, salt, hashBytes)).toString('hex')}`;
};

export const isCode = async (code: string, stored: string): Promise<boolean> => {
  const [salt = '', hash = ''] = stored.split(':');
  const expected = Buffer.from(hash, 'hex');
  const actual = await derive(code, Buffer.from(salt, 'hex'), hashBytes);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

/** Stored form of no code: comparing with it takes as long as with a real one and never succeeds. */
export const unknownCode = `${'0'.repeat(32)}:`;
