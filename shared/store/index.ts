export * from './boundQuery';
export * from './remoteApi';
export * from './transport';
