import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Federation, RegistryDocument, RegistryRemote, RemoteDescriptor } from '@caravan/shared/contracts';
import { buildOrigin } from './buildOrigin';
import { reasonsAgainst, reasonsOfOthers, reasonsOfShells, takenPaths } from './checks';
import { describeRemote } from './describe';
import { isIntact } from './integrity';
import { browserKey, serverKey } from './keys';
import type { ObjectStore } from '@caravan/object-store';
import { earlierThan, isEarlier, pastOf } from './earlier';
import { readHistory } from './history';
import { storeProvenance } from './provenance';
import { isWhole } from './prune';
import { changeRegistry, readRegistry } from './registry';
import { PublishRefused } from './refused';
import type { RegistryKeys } from './signature';
import { allowedSigner } from './teams';

const compress = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);

const upload = async (store: ObjectStore, key: string, bytes: Uint8Array, integrity: string): Promise<void> => {
  await store.create(key, bytes);
  const stored = await store.get(key);
  if (!stored || !isIntact(stored, integrity))
    throw new PublishRefused(
      `${key} in the store is not what was built: remove that object from the store and publish again`,
    );
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
  /** Of brotli, 11 by default. */
  readonly quality?: number;
  readonly by: string;
  readonly why: string;
  /** Skips the checks, except those that concern other remotes. The registry records it. */
  readonly forced?: boolean;
}

/** Uploads the files of a build, and reads each back to check it. `built` describes `dist`. */
export const uploadBuild = async (store: ObjectStore, built: RemoteDescriptor, dist: string): Promise<void> => {
  const { name } = built.federation;
  await Promise.all(
    Object.entries(built.files).map(async ([file, { integrity }]) =>
      upload(store, browserKey(name, file), await readFile(join(dist, 'browser', file)), integrity),
    ),
  );
  const { file, integrity } = built.server;
  await upload(store, serverKey(name, file), await readFile(join(dist, 'server', file)), integrity);
};

const isPacked = async (packed: Uint8Array | null, plain: Buffer): Promise<boolean> =>
  packed !== null &&
  (await unpack(packed).then(
    (bytes) => bytes.equals(plain),
    () => false,
  ));

/** Stores a compressed copy beside each file, and replaces damaged copies. */
const pack = async (
  { store, dist, quality = 11 }: Publication,
  { federation, files }: RemoteDescriptor,
): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(async ([file, { bytes }]) => {
      const packed = `${browserKey(federation.name, file)}.br`;
      const plain = await readFile(join(dist, 'browser', file));
      // Most files are the same as in the version before, and the best compression takes seconds.
      const stored = await store.get(packed);
      if (await isPacked(stored, plain)) return;
      if (stored) await store.remove(packed);
      const settings = {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes },
      };
      await store.create(packed, await compress(plain, settings));
    }),
  );
};

/** Returns the registry document if its checks allow the build. Refuses it otherwise. */
export const checkedRegistry = async (
  { store, keys, forced = false }: Pick<Publication, 'store' | 'keys' | 'forced'>,
  built: RemoteDescriptor,
  registry?: RegistryDocument,
): Promise<RegistryDocument> => {
  const document = registry ?? (await readRegistry(store, keys));
  allowedSigner(document, keys, built.federation.name);
  const reasons = forced ? reasonsOfOthers(built, document) : reasonsAgainst(built, document);
  if (reasons.length === 0) return document;
  throw new PublishRefused(`${built.federation.name} is not published: ${reasons.join('; ')}`);
};

/** Publishes a remote's build: checks it, uploads its files and its signed provenance, then changes the registry. Does nothing for the running version. */
export const publishRemote = async (publication: Publication): Promise<RegistryDocument> => {
  const { store, keys, federation, dist, by, why, forced } = publication;
  const built = describeRemote(dist, federation);
  const { name } = federation;
  const registry = await checkedRegistry(publication, built);
  if (registry.remotes[name]?.current.version === built.version) return registry;
  const origin = buildOrigin(dist);
  await uploadBuild(store, built, dist);
  await pack(publication, built);
  const remote = await storeProvenance(store, keys, built, origin);

  const marked = forced ? ({ forced: true } as const) : {};
  return changeRegistry(store, keys, { action: 'publish', by, why, ...marked }, async (document) => {
    // Meanwhile another remote may have taken a route, or another shell was released.
    await checkedRegistry(publication, remote, document);
    const { published, left } = await pastOf(store, keys, name);
    // Another publisher may have published the same build meanwhile: it must not be its own fallback.
    const others = published.filter(({ version }) => version !== remote.version);
    const previous = await earlierThan(store, name, { published: others, left }, remote.version);
    return replaced(document, name, { current: remote, previous, since: new Date().toISOString(), by, ...marked });
  });
};

type Change = Pick<Publication, 'store' | 'keys' | 'by' | 'why'>;

const notPublished = (remote: string): PublishRefused =>
  new PublishRefused(`${remote} is not in the registry: npm run publish -- mf-${remote} puts it there`);

const entryOf = ({ remotes }: RegistryDocument, remote: string): RegistryRemote => {
  const entry = remotes[remote];
  if (!entry) throw notPublished(remote);
  return entry;
};

/**
 * Puts a remote back to the version before the current one, to the one that ran before its removal, or to any published
 * version by its name. Skips versions that a rollback replaced, unless named.
 */
export const rollbackRemote = async (
  { store, keys, by, why }: Change,
  remote: string,
  version?: string,
): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'rollback', by, why }, async (document) => {
    const past = await pastOf(store, keys, remote);
    const named = past.published.find((each) => each.version === version);
    if (version && !named)
      throw new PublishRefused(
        `${remote} was never published as ${version}: npm run registry -- history shows what was`,
      );
    const running = document.remotes[remote];
    const last = running ?? past.removed;
    if (!last) throw notPublished(remote);
    const earlier = running ? await earlierThan(store, remote, past, running.current.version) : last.current;
    const target = named ?? earlier;
    if (!target)
      throw new PublishRefused(
        `${remote} stays at ${last.current.version}: no good version was published before it (npm run rollback -- mf-${remote} <version> takes one that you name, npm run remove -- mf-${remote} takes it off the site)`,
      );
    if (target.version === running?.current.version)
      throw new PublishRefused(`${remote} ${target.version} runs already: name another version`);
    if (!(await isWhole(store, target)))
      throw new PublishRefused(`the files of ${remote} ${target.version} were removed: publish its sources again`);
    const reasons = [...reasonsOfShells(target, document), ...takenPaths(target, document)];
    if (reasons.length > 0) throw new PublishRefused(`${remote} does not go back: ${reasons.join('; ')}`);
    // The named version may be newer than the running one. Then the running one stays good.
    const isBack = running && isEarlier(past, target.version, running.current.version);
    const left = isBack ? new Set([...past.left, running.current.version]) : past.left;
    const previous = await earlierThan(store, remote, { ...past, left }, target.version);
    return replaced(document, remote, { current: target, previous, since: new Date().toISOString(), by });
  });

/** Removes a remote from the site. Its versions stay: a rollback or a publication brings it back. */
export const removeRemote = ({ store, keys, by, why }: Change, remote: string): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'remove', by, why }, (document) => {
    const { [remote]: _removed, ...remotes } = document.remotes;
    const { version } = entryOf(document, remote).current;
    return { remote, version, at: new Date().toISOString(), remotes };
  });

/**
 * Returns the state of a remote at the start of the site: it runs, a team removed it, or it lacks. It lacks if it was never
 * published or no longer fits the shell. A start publishes only remotes that lack: teams decide about the others.
 */
export const standingOf = async (
  store: ObjectStore,
  keys: RegistryKeys,
  remote: string,
): Promise<{ readonly standing: 'runs' | 'removed' | 'lacks'; readonly version: string | null }> => {
  const registry = await readRegistry(store, keys);
  const current = registry.remotes[remote]?.current;
  if (current) {
    const fits = reasonsOfShells(current, registry).length === 0;
    return { standing: fits ? 'runs' : 'lacks', version: current.version };
  }
  const isKnown = (await readHistory(store, keys)).some((change) => change.remote === remote);
  return { standing: isKnown ? 'removed' : 'lacks', version: null };
};

export { describeRemote, PublishRefused };
export * from './releaseShell';
export * from './startShell';
