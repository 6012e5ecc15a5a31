export * from './change';
export * from './limits';
export * from './schedule';
export * from './start';
