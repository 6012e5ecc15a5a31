// The API for servers and commands of other workspaces. Publishing, rollouts and watching have entries of their own in package.json.

export {
  conflictsOf,
  describeShell,
  integrityOf,
  isIntact,
  isReleased,
  isShellFile,
  SHELL_FOLDERS,
  versionsIn,
} from './builds';
export { EVERY_PAGE, remoteTag, versionTag } from './cdn';
export {
  changeRegistry,
  createServerCopy,
  DamagedDocument,
  documentKey,
  nextSigner,
  type NumberedChange,
  readHistoryPage,
  readNumbers,
  readRegistry,
  renewIfDue,
  renewRegistry,
  type ServerCopy,
  startRenewal,
} from './documents';
export {
  BY_BROWSERS,
  emptySums,
  EVIDENCE_MS,
  type MinuteSums,
  type OutcomeMark,
  partnerTally,
  readEvidence,
  readOutcomeReason,
  readOutcome,
  readOwnTally,
  readTally,
  recordOutcome,
  removeEvidence,
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
  rollBackFailing,
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
  existingKeys,
  expiryFault,
  isDevelopmentKey,
  keysFolder,
  parseProposal,
  publicKeyFile,
  publicText,
  publisherKeys,
  publisherKeysFault,
  readPublicKey,
  readRoots,
  type RegistryKeys,
  type RootProposal,
  signProposal,
  signText,
  writeNextKeyPair,
} from './trust';
export { createFolderStore, ensurePrivateFolder, type ObjectStore } from '@caravan/object-store';
