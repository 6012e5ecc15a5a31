// Publishes and removes remotes, and releases shells.

export { type Provenance, readProvenance } from './provenance';
export * from './publish';
export { releaseShell } from './releaseShell';
export { startShell } from './startShell';
export { describeRemote } from '../builds';
export { PublishRefused } from '../refused';
export { rollbackRemote } from '../rollback';
