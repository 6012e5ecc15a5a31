export * from './objectStore';
export * from './folder';
export * from './s3';
