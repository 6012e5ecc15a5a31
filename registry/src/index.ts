// What servers and commands of other workspaces use. Publishing, rollouts and watching have entries of their own in package.json.

export { describeShell, integrityOf, isIntact, isReleased, isShellFile, SHELL_FOLDERS, versionsIn } from './builds';
export { EVERY_PAGE, remoteTag, versionTag } from './cdn';
export {
  changeRegistry,
  documentKey,
  keepRenewed,
  nextSigner,
  type NumberedChange,
  readHistoryPage,
  readNumbers,
  readRegistry,
  renewIfDue,
  renewRegistry,
  serverCopy,
  type ServerCopy,
} from './documents';
export {
  BY_BROWSERS,
  EVIDENCE_MS,
  type MinuteSums,
  noSums,
  noteSeen,
  partnerTally,
  readEvidence,
  readNote,
  readOwnTally,
  readSeen,
  readTally,
  removeEvidence,
  type SeenMark,
  sumOf,
  type Tally,
  versionTally,
  vitalClass,
  vitals,
  writeEvidence,
  writeTally,
} from './evidence';
export {
  isBuildAddress,
  type Override,
  type OverrideTarget,
  readFetchedBuild,
  readOverride,
  signOverride,
} from './overrides';
export { readOverview, readRemote, type RegistryOverview, type RemoteVersions } from './overview';
export type { Provenance } from './publish';
export { allowTeams, changePartner, type PartnerChange, proposeRoot, publishRoot, rotateTeamKey } from './rights';
export {
  type EvidenceFigures,
  readRollout,
  type RolloutOverview,
  type RolloutSchedule,
  scheduleOf,
  takeBack,
} from './rollout';
export {
  brotliKey,
  type BrowserFiles,
  browserFilesIn,
  browserFilesOf,
  browserKey,
  chunkOf,
  compressWith,
  decompressWith,
  dictionaryCopyKey,
  openStore,
  serverKey,
  SHELL_FOLDER,
} from './store';
export {
  ensureKeyPair,
  expiryFault,
  isDevelopmentKey,
  keysFolder,
  parseProposal,
  publicKeyFile,
  publicText,
  publisherKeys,
  readPublicKey,
  readRoots,
  type RegistryKeys,
  type RootProposal,
  signProposal,
  signText,
  writeNextKeyPair,
} from './trust';
export { folderStore, ownFolder, type ObjectStore } from '@caravan/object-store';
