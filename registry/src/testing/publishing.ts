import { join } from 'node:path';
import { createFolderStore, type ObjectStore } from '@caravan/object-store';
import type { BuildRecord, Federation, RegistryDocument } from '@caravan/shared/contracts';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { documentKey, type RegistryEdit } from '../documents';
import { type Publication, publishRemote, releaseShell } from '../publish';
import { allowTeams } from '../rights';
import { parseSteps, publishPreview, startRollout } from '../rollout';
import { openStore } from '../store';
import { publicText, publisherKeys, type RegistryKeys, signText } from '../trust';
import { currentBuildRecord, completeChunks, federationOf, freshKeys, writeBuild, writeShell } from './builds';

interface PublishOptions {
  readonly federation?: Federation;
  readonly chunks?: readonly string[];
  readonly into?: ObjectStore;
  readonly record?: BuildRecord;
  readonly isForced?: boolean;
  readonly keys?: RegistryKeys;
}

/** Creates a registry with a shell for each test of the file. `site.store` belongs to the running test. */
export const createTestRegistry = () => {
  const folder = setUpTemporaryFolder();
  const keys = freshKeys();
  const site = { store: createFolderStore('.') };

  /** Records a shell, by default the only one that runs. */
  const release = (record: BuildRecord = currentBuildRecord, isAlone = true, code = 'first') => {
    const dist = join(folder.path, 'shell');
    writeShell(dist, record, code);
    return releaseShell({ store: site.store, keys, dist, by: 'team', why: 'a shell', isAlone });
  };

  /** Builds a version that says `code`. */
  const build = (code: string, options: PublishOptions): Publication => {
    const { federation = federationOf('ranking'), chunks = completeChunks, record = currentBuildRecord } = options;
    const dist = join(folder.path, `dist-${federation.name}`);
    writeBuild(dist, federation.name, code, { chunks, record });
    const store = options.into ?? site.store;
    return {
      ...edit(options.keys),
      store,
      federation,
      dist,
      why: `the ${code} one`,
      isForced: options.isForced ?? false,
    };
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

  /** Creates the keys of a team: the public key of the registry, and a private key of its own. */
  const newTeam = (): RegistryKeys => ({ ...keys, privateKey: freshKeys().privateKey });
  /** Gives the team `drivers` a key and these remotes. */
  const allowTeam = ({ privateKey }: RegistryKeys, ...remotes: string[]): Promise<RegistryDocument> =>
    allowTeams(edit(), { drivers: { publicKey: publicText(privateKey ?? keys.publicKey), remotes } });

  /** Signs and writes a document without the checks of the publisher. Replaces one with the same number. */
  const writeDocument = async (
    sequence: number,
    content: unknown,
    { privateKey }: Pick<RegistryKeys, 'privateKey'> = keys,
  ): Promise<void> => {
    if (!privateKey) throw new Error('nothing to sign with');
    const key = documentKey(sequence);
    await site.store.remove(key);
    await site.store.create(key, Buffer.from(JSON.stringify(signText(JSON.stringify(content), privateKey))));
  };

  beforeEach(async () => {
    site.store = createFolderStore(join(folder.path, 'store'));
    await release();
  });

  return { folder, keys, site, release, publish, rollOut, preview, edit, newTeam, allowTeam, writeDocument };
};

/** Creates a registry with keys and a shell for each test of the file, in the folder that commands use. */
export const createCommandRegistry = () => {
  const folder = setUpTemporaryFolder();
  const dist = () => join(folder.path, 'dist');
  const edit = (why: string): RegistryEdit => ({
    store: openStore({}, folder.path),
    keys: publisherKeys(folder.path, {}),
    by: 'team',
    why,
  });

  /** Publishes a build that says `code`. */
  const publish = (name: string, code: string, change: Partial<RegistryEdit> = {}): Promise<RegistryDocument> => {
    writeBuild(dist(), name, code);
    const federation = federationOf(name);
    return publishRemote({ ...edit('a test'), federation, dist: dist(), quality: 1, ...change });
  };

  beforeEach(async () => {
    process.env['CARAVAN_DATA'] = folder.path;
    delete process.env['CARAVAN_KEYS'];
    delete process.env['STORE_S3_BUCKET'];
    writeShell(dist());
    await releaseShell({ ...edit('a shell'), dist: dist(), isAlone: true });
  });

  return { folder, edit, publish };
};

/** Returns the versions of the ranking that run and ran before. */
export const versions = ({ remotes }: RegistryDocument) => [
  remotes['ranking']?.current.version,
  remotes['ranking']?.previous?.version,
];
