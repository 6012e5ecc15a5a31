import type { RemoteDescriptor } from '@caravan/shared/contracts';

/** The version of a remote that this server runs, as a page is told of it. */
export interface SiteRemote {
  readonly descriptor: RemoteDescriptor;
  readonly previous: RemoteDescriptor | null;
  readonly since: string;
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

/** The remotes of one registry snapshot. */
export interface SiteRemotes<Remote = SiteRemote> {
  readonly sequence: number;
  readonly remotes: readonly Remote[];
}

export type BuiltSite = SiteRemotes<BuiltRemote>;

/** Returns a remote by its name. */
export const remoteIn = <Remote extends SiteRemote>(
  { remotes }: SiteRemotes<Remote>,
  name: string,
): Remote | undefined => remotes.find(({ descriptor }) => descriptor.federation.name === name);
