// Copies of the project and of remotes that tests change and publish.
export { copyProject } from './copyProject';
export { startLiveRemote, startLiveRemoteInto, type LiveRemote } from './liveRemote';
export { buildOtherShell } from './otherShell';
export { plantRemote, refusedLines, runScript } from './plantedRemote';
