import { statfs } from 'node:fs/promises';
import { ownFolder } from '@caravan/object-store';
import type { Config } from '../config/config';
import { Overload } from './limits';

/** Seconds after which what is refused for want of room is worth another try: somebody has to make it. */
const shortSeconds = 60;

/** What is left of the disk that data is written to, as of the last look. */
export interface Room {
  /** Whether too little is left for rows of the embedded database; of a server the disk is its own business. */
  readonly isShortForRows: () => boolean;
  readonly isShortForFiles: () => boolean;
  readonly look: () => Promise<void>;
}

/** Watches the data folder: the embedded database does not survive a disk that is full. */
export const roomOf = ({ dataFolder, databaseUrl, s3, minFreeBytes }: Config): Room => {
  let isShort = false;
  // Where rows and files are elsewhere, nothing is written here.
  const isUsed = databaseUrl === undefined || s3 === undefined;
  if (isUsed) ownFolder(dataFolder);
  return {
    isShortForRows: () => isShort && databaseUrl === undefined,
    isShortForFiles: () => isShort,
    look: async () => {
      if (!isUsed) return;
      const { bavail, bsize } = await statfs(dataFolder);
      isShort = bavail * bsize < minFreeBytes;
    },
  };
};

/** Throws {@link Overload} where there is no room. */
export const needRoom = (isShort: boolean | undefined): void => {
  if (isShort === true) {
    throw new Overload(503, shortSeconds);
  }
};
