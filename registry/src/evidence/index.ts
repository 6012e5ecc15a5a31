// Stores what servers and browsers reported of a version.

export {
  type Evidence,
  EVIDENCE_MS,
  type MinuteSums,
  noSums,
  readEvidence,
  removeEvidence,
  sumOf,
  type Vital,
  VITAL_BOUNDS,
  vitalAt,
  vitalClass,
  vitals,
  widestKind,
  writeEvidence,
} from './evidence';
export {
  BY_BROWSERS,
  forgetSeen,
  noteSeen,
  partnerTally,
  readNote,
  readOwnTally,
  readSeen,
  readTally,
  type Seen,
  type SeenMark,
  type Tally,
  versionTally,
  writeTally,
} from './seen';
