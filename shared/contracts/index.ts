export * from './embedAddress';
export * from './federation';
export * from './parserOf';
export * from './iconPath';
export * from './language';
export * from './registry';
export * from './remote';
export * from './widgets';
