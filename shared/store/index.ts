export * from './remoteApi';
export * from './transport';
