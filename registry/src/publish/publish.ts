import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Federation, RegistryDocument, RegistryRemote, RemoteDescriptor } from '@caravan/shared/contracts';
import { buildOrigin, describeRemote, reasonsAgainst, reasonsOfOthers, reasonsOfShells } from '../builds';
import {
  changeRegistry,
  changesOf,
  entryChange,
  entryOf,
  nextSigner,
  readRegistry,
  rolloutRunningError,
  type RegistryEdit,
} from '../documents';
import { PublishRefused } from '../refused';
import { fallbackOf, keptFieldsOf, quarantinedVersions } from '../rollback';
import {
  browserFilesOf,
  hasAllFiles,
  packFiles,
  type ReadFile,
  serverKey,
  storeDictionaryCopies,
  upload,
  uploadFiles,
} from '../store';
import { declaration, fieldFault, type RegistryKeys } from '../trust';
import { storeProvenance } from './provenance';
import type { ObjectStore } from '@caravan/object-store';

export interface Publication extends RegistryEdit {
  readonly federation: Federation;
  /** The folder with `browser/` and `server/` builds. */
  readonly dist: string;
  /** The brotli quality, 11 by default. */
  readonly quality?: number;
  /** Skips the checks, except those that concern other remotes. The registry records it. */
  readonly isForced?: boolean;
}

const createFileReader =
  (dist: string): ReadFile =>
  (file) =>
    readFile(join(dist, 'browser', file));

/** Uploads the files of a build, and reads each back to check it. `built` describes `dist`. */
export const uploadBuild = async (store: ObjectStore, built: RemoteDescriptor, dist: string): Promise<void> => {
  await uploadFiles(store, browserFilesOf(built), createFileReader(dist));
  const { file, integrity } = built.server;
  await upload(store, serverKey(built.federation.name, file), await readFile(join(dist, 'server', file)), integrity);
};

/** Does what `uploadBuild` does, and uploads compressed copies of the files for browsers. */
export const uploadCompressedBuild = async (
  { store, dist, quality }: Pick<Publication, 'store' | 'dist' | 'quality'>,
  built: RemoteDescriptor,
): Promise<void> => {
  await uploadBuild(store, built, dist);
  await packFiles(store, browserFilesOf(built), createFileReader(dist), quality);
};

/** Returns the registry document if its checks allow the build. Refuses it otherwise. */
export const checkedRegistry = async (
  { store, keys, isForced = false }: Pick<Publication, 'store' | 'keys' | 'isForced'>,
  built: RemoteDescriptor,
  registry?: RegistryDocument,
): Promise<RegistryDocument> => {
  const document = registry ?? (await readRegistry(store, keys));
  await nextSigner(store, keys, document, built.federation.name);
  const fault = fieldFault(declaration, built.federation);
  if (fault)
    throw new PublishRefused(
      `${built.federation.name} is not published: servers would refuse its declaration: ${fault} (shared/contracts/federation.ts states the limits)`,
    );
  const reasons = isForced ? reasonsOfOthers(built, document) : reasonsAgainst(built, document);
  if (reasons.length === 0) return document;
  throw new PublishRefused(`${built.federation.name} is not published: ${reasons.join('; ')}`);
};

/**
 * Does what `checkedRegistry` does, for a version that visitors get. Unless forced, refuses a version in quarantine, and any version
 * while a rollout of the remote runs.
 */
export const checkedPublication = async (
  publication: Pick<Publication, 'store' | 'keys' | 'isForced'>,
  built: RemoteDescriptor,
  registry?: RegistryDocument,
): Promise<RegistryDocument> => {
  const document = await checkedRegistry(publication, built, registry);
  const { name } = built.federation;
  if (publication.isForced) return document;
  const { [built.version]: reason } = await quarantinedVersions(publication.store, publication.keys, document, name);
  if (reason !== undefined)
    throw new PublishRefused(
      `${name} ${built.version} is not published: it is in quarantine, because ${reason} (fix that, or npm run publish -- mf-${name} --force "why")`,
    );
  const rollout = document.remotes[name]?.rollout;
  if (rollout) throw rolloutRunningError(name, rollout);
  return document;
};

/** Uploads a build and its signed provenance. `registry` names the versions before it. Returns the version to record. */
export const uploadVersion = async (
  publication: Publication,
  built: RemoteDescriptor,
  registry: RegistryDocument,
): Promise<RemoteDescriptor> => {
  const { store, keys, dist } = publication;
  const origin = buildOrigin(dist);
  await uploadCompressedBuild(publication, built);
  await storeDictionaryCopies(store, keys, browserFilesOf(built), createFileReader(dist), registry);
  return storeProvenance(store, keys, built, origin);
};

/** Refuses an uploaded version if files of it are gone: pruning removes those of a version that no document names yet. */
export const checkFiles = async (store: ObjectStore, built: RemoteDescriptor): Promise<void> => {
  if (!(await hasAllFiles(store, built)))
    throw new PublishRefused(
      `${built.federation.name} ${built.version} is not published: files of it were removed from the store meanwhile, as npm run registry -- prune does: publish it again`,
    );
};

/**
 * Publishes a remote's build: checks it, uploads its files and its signed provenance, then changes the registry. Does nothing for the
 * running version, unless that ends a rollout.
 */
export const publishRemote = async (publication: Publication): Promise<RegistryDocument> => {
  const { store, keys, federation, dist, by, why, isForced } = publication;
  const built = describeRemote(dist, federation);
  const { name } = federation;
  const registry = await checkedPublication(publication, built);
  const running = registry.remotes[name];
  if (running?.current.version === built.version && !running.rollout) return registry;
  const current = await uploadVersion(publication, built, registry);

  const forcedFlag = isForced ? ({ forced: true } as const) : {};
  const next = async (document: RegistryDocument) => {
    // Meanwhile another remote may have taken a route, or another shell was released.
    await checkedPublication(publication, current, document);
    const previous = await fallbackOf(store, keys, document, name, current.version);
    const quarantined = await quarantinedVersions(store, keys, document, name);
    const keptFields = keptFieldsOf(current.version, { ...document.remotes[name], quarantined });
    await checkFiles(store, current);
    return entryChange(document, name, {
      current,
      previous,
      ...keptFields,
      since: new Date().toISOString(),
      by,
      ...forcedFlag,
    });
  };
  return changeRegistry(store, keys, { action: 'publish', by, why, ...forcedFlag }, next, registry);
};

/** Removes a remote from the site, with its rollout. Its versions stay: a rollback or a publication brings it back. */
export const removeRemote = ({ store, keys, by, why }: RegistryEdit, remote: string): Promise<RegistryDocument> =>
  changeRegistry(store, keys, { action: 'remove', by, why }, (document) => {
    const { [remote]: _removed, ...remotes } = document.remotes;
    const { version } = entryOf(document, remote).current;
    return { remote, version, at: new Date().toISOString(), remotes };
  });

/**
 * Returns the state of a remote at the start of the site, and its entry. A remote is missing if it was never published or no longer fits
 * the shell. A start publishes only missing remotes: teams decide about the others.
 */
export const readRemoteState = async (
  store: ObjectStore,
  keys: RegistryKeys,
  remote: string,
): Promise<{ readonly state: 'runs' | 'removed' | 'missing'; readonly entry: RegistryRemote | null }> => {
  const registry = await readRegistry(store, keys);
  const entry = registry.remotes[remote];
  if (entry) {
    const fits = reasonsOfShells(entry.current, registry).length === 0;
    return { state: fits ? 'runs' : 'missing', entry };
  }
  const { done } = await changesOf(store, keys, registry, remote).next();
  return { state: done ? 'missing' : 'removed', entry: null };
};
