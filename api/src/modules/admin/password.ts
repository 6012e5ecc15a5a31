import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * What is kept of an admin's password: `scrypt:N:r:p:salt:hash`, salt (16 bytes) and hash (32 bytes) in hex. The numbers are
 * those that it was made with, so that later hashes may cost more; N is a power of two between 2^14 and 2^17.
 */
export const passwordHashPattern = /^scrypt:(16384|32768|65536|131072):8:1:[0-9a-f]{32}:[0-9a-f]{64}$/;

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

/** Hashes a password in the form of {@link passwordHashPattern}. */
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
