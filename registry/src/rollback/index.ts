// Goes back to an earlier version of a remote, and keeps versions that were taken back in quarantine.

export { fallbackOf } from './earlier';
export { keptFor, quarantine } from './quarantine';
export { earlierEntry, rollbackRemote } from './rollback';
