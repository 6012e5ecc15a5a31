// Copies of the project and of remotes that tests change and publish.
export { copyProject } from './copyProject';
export { startLiveSection, type LiveSection } from './liveRemote';
export { plantRemote, refusedLines, runScript } from './plantedRemote';
