export * from './buildRecord';
export * from './objectStore';
export * from './integrity';
export * from './keys';
export * from './registry';
export * from './signature';
