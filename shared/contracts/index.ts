export * from './remote';
export * from './registry';
