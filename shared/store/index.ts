export * from './boundQuery';
export * from './callFailure';
export * from './logFailure';
export * from './createRandomId';
export * from './remoteApi';
export * from './transport';
