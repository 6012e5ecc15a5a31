import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Federation, RegistryDocument, RegistryRemote } from '@caravan/shared/contracts';
import { reasonsAgainst, reasonsOfShells } from './checks';
import { describeRemote } from './describe';
import { integrityOf } from './integrity';
import { browserKey, serverKey } from './keys';
import type { ObjectStore } from '@caravan/object-store';
import { changeRegistry, readRegistry } from './registry';
import type { RegistryKeys } from './signature';

const compress = promisify(brotliCompress);

/** Why a publication was refused; nothing has changed then. */
export class PublishRefused extends Error {}

const upload = async (store: ObjectStore, key: string, bytes: Uint8Array, integrity: string): Promise<void> => {
  await store.create(key, bytes);
  const stored = await store.get(key);
  if (!stored || integrityOf(stored) !== integrity)
    throw new PublishRefused(`${key} in the store is not what was built`);
};

const replaced = ({ remotes }: RegistryDocument, remote: string, entry: RegistryRemote) => ({
  remote,
  version: entry.current.version,
  at: entry.since,
  remotes: { ...remotes, [remote]: entry },
});

export interface Publication {
  readonly store: ObjectStore;
  readonly keys: RegistryKeys;
  readonly federation: Federation;
  /** The folder with `browser/` and `server/` builds. */
  readonly dist: string;
  readonly by: string;
  readonly why: string;
}

/** Publishes a remote's build: checked first, files up, read back, and the registry last. Nothing changes where it already runs. */
export const publishRemote = async ({
  store,
  keys,
  federation,
  dist,
  by,
  why,
}: Publication): Promise<RegistryDocument> => {
  const remote = describeRemote(dist, federation);
  const { name } = federation;
  const registry = await readRegistry(store, keys);
  const check = (document: RegistryDocument): void => {
    const reasons = reasonsAgainst(remote, document);
    if (reasons.length > 0) throw new PublishRefused(`${name} is not published: ${reasons.join('; ')}`);
  };
  check(registry);
  if (registry.remotes[name]?.current.version === remote.version) return registry;

  await Promise.all(
    Object.entries(remote.files).map(async ([file, { integrity }]) => {
      const bytes = await readFile(join(dist, 'browser', file));
      await upload(store, browserKey(name, file), bytes, integrity);
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
      };
      await store.create(`${browserKey(name, file)}.br`, await compress(bytes, quality));
    }),
  );
  await upload(
    store,
    serverKey(name, remote.server.file),
    await readFile(join(dist, 'server', remote.server.file)),
    remote.server.integrity,
  );

  return changeRegistry(store, keys, { action: 'publish', by, why }, (document) => {
    // Another remote may have taken a route meanwhile, or another shell may run.
    check(document);
    const before = document.remotes[name];
    // Somebody may have published the same build meanwhile: a version must not come before itself.
    const previous = before?.current.version === remote.version ? before.previous : (before?.current ?? null);
    return replaced(document, name, { current: remote, previous, since: new Date().toISOString(), by });
  });
};

/** Puts the version before the current one back; asked for twice, it returns to where it was. */
export const rollbackRemote = (
  { store, keys, by, why }: Pick<Publication, 'store' | 'keys' | 'by' | 'why'>,
  remote: string,
): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'rollback', by, why }, (document) => {
    const entry = document.remotes[remote];
    if (!entry) throw new PublishRefused(`${remote} is not in the registry`);
    if (!entry.previous) throw new PublishRefused(`${remote} has no earlier version to go back to`);
    const reasons = reasonsOfShells(entry.previous, document);
    if (reasons.length > 0) throw new PublishRefused(`${remote} does not go back: ${reasons.join('; ')}`);
    const { current, previous } = entry;
    return replaced(document, remote, { current: previous, previous: current, since: new Date().toISOString(), by });
  });

export { describeRemote };
export * from './releaseShell';
