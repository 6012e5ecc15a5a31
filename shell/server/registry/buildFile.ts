import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Lets all users read a server build. If this server runs as root, render workers run as another user, and the file mask of root may hide
 * files from them. Without root the folder may be a volume that this server does not own.
 */
export const makeReadable = async (path: string): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  await chmod(dirname(path), 0o755);
  await chmod(path, 0o644);
};

/** Writes a server build for render workers. Other processes never see half a file. */
export const writeBuild = async (path: string, bytes: Uint8Array): Promise<void> => {
  const temporaryPath = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporaryPath, bytes);
  await makeReadable(temporaryPath);
  await rename(temporaryPath, path);
};
