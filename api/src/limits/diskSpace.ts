import { statfs } from 'node:fs/promises';
import { ensurePrivateFolder } from '@caravan/object-store';
import type { Config } from '../config/config';
import { RetryLater } from './limits';

/** `retry-after` while the disk is full: an operator has to make room. */
const retryAfterSeconds = 60;

/** The free space on the disk of the data folder, at the last check. */
export interface DiskSpace {
  /** Too little space for rows of the embedded database. False with a database server, which has its own disk. */
  readonly isShortForRows: () => boolean;
  readonly isShortForFiles: () => boolean;
  readonly check: () => Promise<void>;
}

/** Checks the disk of the data folder. A full disk would damage the embedded database. */
export const createDiskSpace = ({ dataFolder, databaseUrl, s3, minFreeBytes }: Config): DiskSpace => {
  let isShort = false;
  // With a database server and S3 nothing is written here.
  const isUsed = databaseUrl === undefined || s3 === undefined;
  if (isUsed) ensurePrivateFolder(dataFolder);
  return {
    isShortForRows: () => isShort && databaseUrl === undefined,
    isShortForFiles: () => isShort,
    check: async () => {
      if (!isUsed) return;
      const { bavail, bsize } = await statfs(dataFolder);
      isShort = bavail * bsize < minFreeBytes;
    },
  };
};

/** Throws {@link RetryLater} if the disk is full. */
export const ensureDiskSpace = (isShort: boolean | undefined): void => {
  if (isShort === true) throw new RetryLater(503, retryAfterSeconds);
};
