export * from './boundQuery';
export * from './callFailure';
export * from './logFailure';
export * from './randomId';
export * from './remoteApi';
export * from './transport';
