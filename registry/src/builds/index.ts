// Describes a build, and checks whether it may run: its contract and libraries, its files, its routes.

export { type BuildOrigin, buildOrigin } from './buildOrigin';
export { contentHash, providedBy, isNamedByContent, readBuildRecord } from './buildRecord';
export { reasonsAgainst, reasonsOfOthers, reasonsOfShells, conflictsOf } from './checks';
export { describeRemote } from './describe';
export { describeShell, isReleased, isShellFile, SHELL_FOLDERS, type ShellBuild, shellPaths } from './describeShell';
export { integrityOf, isIntact } from './integrity';
export { versionsIn } from './versionsIn';
