import { join } from 'node:path';
import { createFolderStore, createS3Store, type ObjectStore } from '@caravan/object-store';

/** Opens the store of registry and published files: the bucket `STORE_S3_BUCKET`, or `store` in the data folder. */
export const openStore = (env: NodeJS.ProcessEnv, data: string): ObjectStore => {
  const { STORE_S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (!bucket) return createFolderStore(join(data, 'store'));
  if (!endpoint || !accessKey || !secretKey)
    throw new Error('STORE_S3_BUCKET needs S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY');
  const region = env['S3_REGION'] || 'us-east-1';
  const service = { endpoint, region, accessKey, secretKey, pathStyle: env['S3_PATH_STYLE'] !== '0' };
  return createS3Store({ service, locate: (key) => ({ bucket, key }), now: Date.now });
};
