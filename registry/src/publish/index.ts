// Publishes and removes remotes, and releases shells.

export { type Provenance, readProvenance } from './provenance';
export {
  checkedPublication,
  checkedRegistry,
  type Publication,
  publishRemote,
  removeRemote,
  standingOf,
  uploadBuild,
  uploadVersion,
} from './publish';
export { releaseShell } from './releaseShell';
export { startShell } from './startShell';
export { describeRemote } from '../builds';
export { PublishRefused } from '../refused';
export { rollbackRemote } from '../rollback';
