export * from './liveConfig';
export * from './remoteConfig';
export * from './rules';
export * from './sharedLibraries';
export { ChunkFilesPlugin } from './ChunkFilesPlugin';
export * from './shellConfig';
export * from './writeParts';
