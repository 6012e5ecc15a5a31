import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder that no other user of the machine may look into, and has this process make such folders and files alone from now on. */
export const ownFolder = (path: string): void => {
  process.umask(0o077);
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o700);
};
