// Goes back to an earlier version of a remote, and keeps versions that were rolled back in quarantine.

export { fallbackOf, quarantinedVersions } from './versionHistory';
export { keptFieldsOf, quarantine } from './quarantine';
export { earlierEntry, rollbackRemote } from './rollback';
