export * from './boundQuery';
export * from './callFailure';
export * from './randomId';
export * from './remoteApi';
export * from './transport';
