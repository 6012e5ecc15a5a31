import type { Federation } from './federation';

/** A published file: its subresource integrity (`sha256-…`) and size in bytes, uncompressed. */
export interface PublishedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** What a build says of itself: the contract it keeps, and the version of each shared package it was built with. */
export interface BuildRecord {
  readonly contract: number;
  /** Of a shell: the oldest contract that it speaks, too; absent where that is `contract`. */
  readonly oldestContract?: number;
  readonly shared: Readonly<Record<string, string>>;
  /**
   * Names by share key: those that a remote takes from what is shared, and those that a shell gives on. Of a shell, a key is
   * absent that gives all of a package; absent as a whole in records older than this one.
   */
  readonly names?: Readonly<Record<string, readonly string[]>>;
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
  /** Shared packages the remote was built against: name to version. */
  readonly shared: BuildRecord['shared'];
  readonly names?: BuildRecord['names'];
}

/** What runs of one remote, and what ran before it. */
export interface RegistryRemote {
  readonly current: RemoteDescriptor;
  readonly previous: RemoteDescriptor | null;
  /** ISO time of the change that made `current` current. */
  readonly since: string;
  readonly by: string;
  /** It was published in spite of what spoke against it. */
  readonly forced?: true;
}

/** A shell release that runs: what it gives to remotes. */
export interface RegistryShell extends BuildRecord {
  readonly since: string;
  readonly by: string;
}

/** A team that publishes: its key, and the remotes that it may change. */
export interface RegistryTeam {
  /** Ed25519, as SPKI in base64. */
  readonly publicKey: string;
  readonly remotes: readonly string[];
  /** The key was made on some machine for development. */
  readonly development?: true;
}

/** Whose pages may show parts of the site, and which. */
export interface RegistryPartner {
  /** Of its pages; no other partner has any of them. */
  readonly origins: readonly string[];
  /** Calls that all its pages together may make in a minute. */
  readonly callsAMinute: number;
  /** Versions that its pages stay with, by remote; of others they get what runs. */
  readonly pins: Readonly<Record<string, RemoteDescriptor>>;
  /** Its pages show links only. */
  readonly off?: true;
}

/** A change of the registry, as the audit log keeps it; of a shell release, `remote` is `shell`, of a team's rights `teams`, of a partner `partners`. */
export interface RegistryChange {
  readonly action: 'publish' | 'rollback' | 'remove' | 'release' | 'allow' | 'partner';
  readonly remote: string;
  readonly version: string;
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly forced?: true;
  /** The team whose key signed the document, or `registry`: also where older documents name nobody. */
  readonly signer?: string;
}

/** The registry: one document, replaced as a whole, its sequence rising by one with every change. */
export interface RegistryDocument {
  readonly sequence: number;
  readonly remotes: Readonly<Record<string, RegistryRemote>>;
  /** Every shell release that runs, by version: what is published must fit all. Absent in documents older than the record. */
  readonly shells?: Readonly<Record<string, RegistryShell>>;
  /** Who may change what besides the registry's own key, which alone changes shells and teams. */
  readonly teams?: Readonly<Record<string, RegistryTeam>>;
  /** By their names; changed by the registry's own key alone. */
  readonly partners?: Readonly<Record<string, RegistryPartner>>;
  readonly change: RegistryChange;
}
