import type { RemoteDescriptor } from '@caravan/shared/contracts';

/** The version of a remote that this server runs, as pages describe it. */
export interface SiteRemote {
  readonly descriptor: RemoteDescriptor;
  readonly previous: RemoteDescriptor | null;
  readonly since: string;
  /** Address of the folder with its files, if a developer's machine serves them. */
  readonly base?: string;
  /** Of an override: the number of a registry document that names the version. */
  readonly at?: number;
}

/** A remote with the file of its server build. The file is null if only browsers render the remote. */
export interface BuiltRemote extends SiteRemote {
  readonly file: string | null;
}

/** The file of a remote's server build. */
export interface ServerBuild {
  readonly remote: string;
  readonly file: string;
}

/** The remotes that one visitor gets. */
export interface SiteRemotes<Remote = SiteRemote> {
  /** Number of the registry document with which these remotes began. */
  readonly sequence: number;
  /** Names of the remotes that run in another version than for most visitors, sorted and joined by `+`. */
  readonly release: string;
  readonly remotes: readonly Remote[];
}

export type BuiltSite = SiteRemotes<BuiltRemote>;

/** Returns a remote by its name. */
export const findRemote = <Remote extends SiteRemote>(
  { remotes }: SiteRemotes<Remote>,
  name: string,
): Remote | undefined => remotes.find(({ descriptor }) => descriptor.federation.name === name);

/** Returns the name of a version among those of all remotes. */
export const versionKey = ({ federation, version }: RemoteDescriptor): string => `${federation.name}/${version}`;

/** Returns the name of a release by the remotes that run in another version. */
export const releaseName = (remotes: readonly string[]): string => remotes.toSorted().join('+');

/** Returns a site with other versions of some remotes. In browsers each falls back to the version that it replaces. */
export const replaceVersions = (site: BuiltSite, versions: readonly Omit<BuiltRemote, 'previous'>[]): BuiltSite => ({
  sequence: site.sequence,
  release: releaseName(versions.map(({ descriptor }) => descriptor.federation.name)),
  remotes: site.remotes.map((running) => {
    const { name } = running.descriptor.federation;
    const replacement = versions.find(({ descriptor }) => descriptor.federation.name === name);
    if (!replacement) return running;
    const { descriptor, since, file } = replacement;
    return { descriptor, since, file, previous: running.descriptor };
  }),
});
