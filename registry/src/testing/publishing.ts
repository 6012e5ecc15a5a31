import { join } from 'node:path';
import { createFolderStore, type ObjectStore } from '@caravan/object-store';
import type { BuildRecord, Federation, RegistryDocument } from '@caravan/shared/contracts';
import { useTemporaryFolder } from '@caravan/shared/testing/folders';
import type { RegistryEdit } from '../documents';
import { type Publication, publishRemote, releaseShell } from '../publish';
import { parseSteps, publishPreview, startRollout } from '../rollout';
import type { RegistryKeys } from '../trust';
import { currentBuildRecord, completeChunks, federationOf, freshKeys, writeBuild, writeShell } from './builds';

interface PublishOptions {
  readonly federation?: Federation;
  readonly chunks?: readonly string[];
  readonly into?: ObjectStore;
  readonly record?: BuildRecord;
  readonly forced?: boolean;
  readonly keys?: RegistryKeys;
}

/** Creates a registry with a shell for each test of the file. `site.store` belongs to the running test. */
export const createTestRegistry = () => {
  const folder = useTemporaryFolder();
  const keys = freshKeys();
  const site = { store: createFolderStore('.') };

  /** Records a shell, by default the only one that runs. */
  const release = (record: BuildRecord = currentBuildRecord, alone = true, code = 'first') => {
    const dist = join(folder.path, 'shell');
    writeShell(dist, record, code);
    return releaseShell({ store: site.store, keys, dist, by: 'team', why: 'a shell', alone });
  };

  /** Builds a version that says `code`. */
  const build = (code: string, options: PublishOptions): Publication => {
    const { federation = federationOf('ranking'), chunks = completeChunks, record = currentBuildRecord } = options;
    const dist = join(folder.path, `dist-${federation.name}`);
    writeBuild(dist, federation.name, code, { chunks, record });
    const store = options.into ?? site.store;
    return { ...edit(options.keys), store, federation, dist, why: `the ${code} one`, forced: options.forced ?? false };
  };

  const publish = (code: string, options: PublishOptions = {}): Promise<RegistryDocument> =>
    publishRemote(build(code, options));
  const rollOut = (code: string, steps = '10', options: PublishOptions = {}): Promise<RegistryDocument> =>
    startRollout(build(code, options), { steps: parseSteps(steps) });
  const preview = (code: string, options: PublishOptions = {}): Promise<RegistryDocument> =>
    publishPreview(build(code, options)).then(({ registry }) => registry);

  /** A change by the registry's key, or by another one. */
  const edit = (signingKeys: RegistryKeys = keys): RegistryEdit => ({
    store: site.store,
    keys: signingKeys,
    by: 'team',
    why: 'a reason',
  });

  beforeEach(async () => {
    site.store = createFolderStore(join(folder.path, 'store'));
    await release();
  });

  return { folder, keys, site, release, publish, rollOut, preview, edit };
};

/** The versions of the ranking that run and ran before. */
export const versions = ({ remotes }: RegistryDocument) => [
  remotes['ranking']?.current.version,
  remotes['ranking']?.previous?.version,
];
