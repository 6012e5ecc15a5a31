export * from './objectStore';
export * from './ownFolder';
export * from './folder';
export * from './s3';
