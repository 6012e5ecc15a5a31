// Keeps files of builds in the object store: their keys, uploads, compressed copies and removal.

export { type BrowserFiles, browserFilesIn, browserFilesOf } from './browserFiles';
export { chunkOf, compressWith, decompressWith, storeDictionaryCopies } from './dictionaryCopies';
export { brotliKey, browserKey, dictionaryCopyKey, provenanceKey, serverKey, SHELL_FOLDER } from './keys';
export { openStore } from './openStore';
export { hasAllFiles, type PrunedVersion, pruneVersions, requireAllFiles } from './prune';
export { packFiles, type ReadFile, upload, uploadFiles } from './uploadFiles';
