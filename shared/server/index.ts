export * from './trustProxy';
