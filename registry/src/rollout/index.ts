export * from './change';
export * from './limits';
export * from './preview';
export * from './schedule';
export * from './start';
export type { RemoteChange } from '../rollback';
