export * from './federation';
export * from './language';
export * from './registry';
export * from './remote';
export * from './widgets';
