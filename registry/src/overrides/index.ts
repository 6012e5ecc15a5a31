// Signs and reads tokens that show a version or a build to one browser.

export { readFetchedBuild } from './fetchedBuild';
export { overridableVersion } from './overridable';
export { isBuildAddress, type Override, type OverrideTarget, readOverride, signOverride } from './override';
