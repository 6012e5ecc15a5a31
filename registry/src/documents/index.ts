// Reads the registry and its history, and changes it by creating the next document.

export { changesOf, RECENT_CHANGES } from './changesOf';
export { entryChange, entryOf, notPublishedError, rolloutRunningError } from './entries';
export { eachDocument, type NumberedChange, readHistoryPage } from './history';
export { findVersion, findVersionByPrefix, versionRefusal } from './findVersionByPrefix';
export {
  changeIfDue,
  changeRegistry,
  createNext,
  DamagedDocument,
  documentKey,
  nextSigner,
  readNumbers,
  readRegistry,
  readSequence,
} from './registry';
export { startRenewal, renewIfDue, renewRegistry } from './renew';
export { createServerCopy, type ServerCopy } from './serverCopy';
export type { RegistryEdit, RegistryWriter } from './writer';
