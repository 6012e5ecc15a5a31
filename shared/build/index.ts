export * from './liveConfig';
export * from './remoteConfig';
export * from './rules';
export * from './sharedLibraries';
export * from './shellConfig';
export * from './writeParts';
