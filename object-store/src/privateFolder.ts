import { chmodSync, mkdirSync } from 'node:fs';

/** Creates a folder if it is missing. Throws an error that names `setting`, the variable or argument for its path. */
export const ensureFolder = (path: string, setting = 'CARAVAN_DATA', mode?: number): void => {
  try {
    mkdirSync(path, { recursive: true });
    if (mode !== undefined) chmodSync(path, mode);
  } catch (error) {
    const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`the folder ${path} cannot be used (${code}): name another one with ${setting}`, { cause: error });
  }
};

/** Creates a folder that other users cannot read, and sets the umask so that new files of this process are private too. */
export const ensurePrivateFolder = (path: string, setting?: string): void => {
  process.umask(0o077);
  ensureFolder(path, setting, 0o700);
};
