import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const defaultCost = 32_768;
const blockSize = 8;
const hashBytes = 32;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Keyboards encode the same letter in several ways.
    const text = password.normalize('NFKC');
    const options = { N: cost, r: blockSize, p: 1, maxmem: 256 * cost * blockSize };
    scrypt(text, salt, hashBytes, options, (error, hash) => {
      if (error === null) {
        resolve(hash);
      } else {
        reject(error);
      }
    });
  });

/** Hashes a password in the form of `passwordHashPattern`. Comparing takes as long as hashing, which tests shorten by a lower cost. */
export const hashPassword = async (password: string, cost = defaultCost): Promise<string> => {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, cost);
  return `scrypt:${String(cost)}:${String(blockSize)}:1:${salt.toString('hex')}:${hash.toString('hex')}`;
};

/** Compares a password with a hash, in constant time. */
export const isPassword = async (password: string, storedHash: string): Promise<boolean> => {
  const [, cost = '', , , salt = '', hash = ''] = storedHash.split(':');
  const actual = await derive(password, Buffer.from(salt, 'hex'), Number(cost));
  const expected = Buffer.from(hash, 'hex');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

/** Returns a valid hash that no password matches. */
export const createUnmatchableHash = (): string =>
  `scrypt:${String(defaultCost)}:${String(blockSize)}:1:${randomBytes(16).toString('hex')}:${randomBytes(hashBytes).toString('hex')}`;
