export * from './accounts';
export * from './catalogue';
export * from './finder';
export * from './home';
export * from './statistics';
export * from './system';
export * from './uploads';
