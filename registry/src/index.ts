export * from './objectStore';
export * from './publish';
export * from './registry';
export * from './signature';
