import type { Federation } from './federation';

/** A published file: its subresource integrity (`sha384-…`) and size in bytes, uncompressed. */
export interface PublishedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/**
 * One published version of a remote. `version` is the hash of everything in it, so that the same build has the same
 * version on every machine. Files are named by their content and never change.
 */
export interface RemoteDescriptor {
  readonly version: string;
  readonly federation: Federation;
  /** File name of the federation entry. */
  readonly entry: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Files by chunk name: `remote`, `page-<id>`, `widget-<id>`, `text-<lang>`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly server: PublishedFile & { readonly file: string };
  /** Shared libraries the remote was built against: share key to version. */
  readonly shared: Readonly<Record<string, string>>;
}

/** What runs of one remote, and what ran before it. */
export interface RegistryRemote {
  readonly current: RemoteDescriptor;
  readonly previous: RemoteDescriptor | null;
  /** ISO time of the change that made `current` current. */
  readonly since: string;
  readonly by: string;
}

/** A change of the registry, as the audit log keeps it. */
export interface RegistryChange {
  readonly action: 'publish' | 'rollback' | 'remove';
  readonly remote: string;
  readonly version: string;
  readonly at: string;
  readonly by: string;
  readonly why: string;
}

/** The registry: one document, replaced as a whole, its sequence rising by one with every change. */
export interface RegistryDocument {
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, RegistryRemote>>;
  readonly change: RegistryChange;
}
