export * from './objectStore';
export * from './privateFolder';
export * from './folder';
export * from './s3';
