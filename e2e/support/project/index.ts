// Copies of the project and of remotes that tests change and publish.
export { changeBuild } from './changeBuild';
export { copyProject } from './copyProject';
export { startLiveRemote, startLiveRemoteInto, type LiveRemote } from './liveRemote';
export { copyOtherShell } from './otherShell';
export { plantRemote, refusedLines, runScript } from './plantedRemote';
