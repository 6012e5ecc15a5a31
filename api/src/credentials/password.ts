import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const usualCost = 32_768;
const blockSize = 8;
const hashBytes = 32;

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Of the text as people see it: keyboards write the same letter in several ways.
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

/** Hashes a password in the form of `passwordHashPattern` of the configuration. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, usualCost);
  return `scrypt:${String(usualCost)}:${String(blockSize)}:1:${salt.toString('hex')}:${hash.toString('hex')}`;
};

/** Whether a password is the one that was hashed; takes as long for a wrong one. */
export const isPassword = async (password: string, stored: string): Promise<boolean> => {
  const [, cost = '', , , salt = '', hash = ''] = stored.split(':');
  const given = await derive(password, Buffer.from(salt, 'hex'), Number(cost));
  const expected = Buffer.from(hash, 'hex');
  return expected.length === given.length && timingSafeEqual(expected, given);
};

/** A hash in the right form that no password has. */
export const hashOfNobody = (): string =>
  `scrypt:${String(usualCost)}:${String(blockSize)}:1:${randomBytes(16).toString('hex')}:${randomBytes(hashBytes).toString('hex')}`;
