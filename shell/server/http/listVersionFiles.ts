import type { RemoteDescriptor } from '@caravan/shared/contracts';

/** Returns the list of a version's files that browsers read (`browser/remotes/fileLists.ts`). */
export const listVersionFiles = ({ entry, chunks, files, federation }: RemoteDescriptor) => ({
  entry,
  chunks,
  integrity: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
  descriptions: Object.fromEntries(federation.routes.map(({ id, description }) => [id, description])),
});
