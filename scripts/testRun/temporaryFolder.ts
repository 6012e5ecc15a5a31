import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onInterrupt } from '../interrupted';

/** A file system in memory, on Linux. */
const MEMORY_FOLDER = '/dev/shm';

/** Bytes. The test databases and other temporary files take less than 1 GB. */
const NEEDED_BYTES = 2 * 1024 ** 3;
/** Bytes that processes may still use: the tests and their databases. */
const RESERVED_BYTES = 4 * 1024 ** 3;

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > NEEDED_BYTES && process.availableMemory() > NEEDED_BYTES + RESERVED_BYTES;
  } catch {
    return false;
  }
};

/** A folder for temporary files, which `remove` removes. */
export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => void;
}

/**
 * Creates a folder for temporary files, in memory where that has room. Each test database is about 600 files: creating them on a disk
 * takes ten times the CPU time.
 */
export const createTemporaryFolder = (): TemporaryFolder => {
  const path = mkdtempSync(join(hasRoom() ? MEMORY_FOLDER : tmpdir(), 'caravan-test-'));
  // PostgreSQL runs as another user.
  chmodSync(path, 0o755);
  const remove = (): void => rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  const cancelCleanUp = onInterrupt(async () => remove());
  return {
    path,
    remove: () => {
      cancelCleanUp();
      remove();
    },
  };
};
