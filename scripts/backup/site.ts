import { databaseBackup, publishedObjects, type DatabaseBackup } from '@caravan/api/backup';
import { readConfig } from '@caravan/api/config';
import { openStore, type ObjectStore } from '@caravan/registry';

/** Objects of the site, and their folder in a backup. */
export interface Part {
  readonly folder: string;
  readonly objects: Pick<ObjectStore, 'list' | 'listAll' | 'get' | 'remove'> & {
    readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>;
  };
}

/** The uploads of one bucket. */
export interface UploadPart extends Part {
  readonly bucket: string;
}

/** The parts of a site that a backup contains. `store` has the registry and the published files. */
export interface BackedUpSite {
  readonly config: ReturnType<typeof readConfig>;
  readonly env: NodeJS.ProcessEnv;
  readonly database: DatabaseBackup;
  readonly store: Part;
  readonly uploads: readonly UploadPart[];
}

/** Opens the site that the environment names. */
export const openBackedUpSite = (env: NodeJS.ProcessEnv): BackedUpSite => {
  const config = readConfig(env);
  return {
    config,
    env,
    database: databaseBackup(config),
    store: { folder: 'store', objects: openStore(env, config.dataFolder) },
    uploads: publishedObjects(config).map((objects) => ({
      folder: `uploads/${objects.bucket}`,
      bucket: objects.bucket,
      objects,
    })),
  };
};

/** The copy of the registry's public key in a backup. */
export const PUBLIC_KEY = 'registry.pub';

/** Returns whether a key of the store is a registry document. */
export const isDocument = (key: string): boolean => key.startsWith('registry/');
