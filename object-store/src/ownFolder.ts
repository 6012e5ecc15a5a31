import { chmodSync, mkdirSync } from 'node:fs';

/** Creates a folder that other users cannot read, and sets the umask so that new files of this process are private too. */
export const ownFolder = (path: string): void => {
  process.umask(0o077);
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
};
