import { chmodSync, mkdirSync } from 'node:fs';

/** Ensures a folder that other users cannot read, and sets the umask so that new files of this process are private too. */
export const ensurePrivateFolder = (path: string): void => {
  process.umask(0o077);
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
};
