export * from './buildRecord';
export * from './integrity';
export * from './keys';
export * from './openStore';
export * from './registry';
export * from './seen';
export * from './signature';
export type { ObjectStore } from '@caravan/object-store';
