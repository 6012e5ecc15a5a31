import type { Federation } from './federation';

/** A published file: its subresource integrity (`sha256-…`) and its uncompressed size in bytes. */
export interface PublishedFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** The record of a build: its contract version, and the versions of the shared packages that it was built with. */
export interface BuildRecord {
  readonly contract: number;
  /** For a shell: the oldest contract version that it supports. Default: `contract`. */
  readonly oldestContract?: number;
  readonly shared: Readonly<Record<string, string>>;
  /**
   * Exported names by share key: those that a remote imports from shared packages, or those that a shell provides. A shell omits the key
   * of a package that it provides completely.
   */
  readonly names?: Readonly<Record<string, readonly string[]>>;
}

/**
 * A published version of a remote. `version` is the hash of its content, so the same build has the same version on every machine. Files
 * are named by their content and never change.
 */
export interface RemoteDescriptor {
  readonly version: string;
  readonly federation: Federation;
  /** The file name of the federation entry. */
  readonly entry: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
  /** Files by chunk name: `remote`, `page-<id>`, `widget-<id>`, `text-<lang>`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  readonly server: PublishedFile & { readonly file: string };
  /** Versions of the shared packages that the remote was built with. */
  readonly shared: BuildRecord['shared'];
  readonly names?: BuildRecord['names'];
  /** The integrity of its signed provenance. A build that is not published has none. */
  readonly provenance?: string;
}

/** A step of a rollout. */
export interface RolloutStep {
  /** Percent of visitors who get the candidate: 1 to 99. */
  readonly percent: number;
  /** Minutes until the next step, or null for a step that waits for `npm run rollout`. */
  readonly minutes: number | null;
}

/** Limits that end a rollout. A candidate is compared with the running version over the same time. */
export interface RolloutLimits {
  /** Share of failed loads that is too many, as a factor of the running version's share. */
  readonly failures: number;
  /** LCP, INP, CLS and long tasks at the 75th percentile that are too slow, as a factor of the running version's. */
  readonly vitals: number;
  /** Minutes without a report although pages were served. */
  readonly silentMinutes: number;
}

/** A version that a share of visitors gets before all others. After its last step it becomes the current version. */
export interface RegistryRollout {
  readonly candidate: RemoteDescriptor;
  /** Random text. It identifies the rollout, and decides with the visitor's cookie who gets the candidate. */
  readonly id: string;
  readonly steps: readonly [RolloutStep, ...RolloutStep[]];
  /** Place of the present step in `steps`. */
  readonly step: number;
  readonly limits: RolloutLimits;
  /** ISO times at which the rollout and its present step began. */
  readonly startedAt: string;
  readonly stepAt: string;
  readonly by: string;
  readonly why: string;
  /** A person has paused it: the share stays as it is. */
  readonly isPaused?: true;
  /** It was published with `--force`. */
  readonly forced?: true;
}

/** The running version of a remote and the version before it. */
export interface RegistryRemote {
  readonly current: RemoteDescriptor;
  readonly previous: RemoteDescriptor | null;
  readonly rollout?: RegistryRollout;
  /** The version that was last published as a preview. Only visitors with a signed override get it. */
  readonly preview?: RemoteDescriptor;
  /** Reasons by version, for versions that were rolled back. They are not published again without `--force`. */
  readonly quarantined?: Readonly<Record<string, string>>;
  /** ISO time of the change that made `current` current. */
  readonly since: string;
  readonly by: string;
  /** It was published with `--force`. */
  readonly forced?: true;
}

/** A running shell release and what it provides to remotes. */
export interface RegistryShell extends BuildRecord {
  /** Its browser files, which every shell server serves below `/assets/`. */
  readonly files: Readonly<Record<string, PublishedFile>>;
  readonly since: string;
  readonly by: string;
}

/** A team that publishes: its key, and the remotes that it may change. */
export interface RegistryTeam {
  /** Ed25519, as SPKI in base64. */
  readonly publicKey: string;
  readonly remotes: readonly string[];
  /** The key was created for development. */
  readonly development?: true;
  /** Its key may not publish with `--force`. */
  readonly mayForce?: false;
}

/** A partner whose pages may embed widgets of the site. */
export interface RegistryPartner {
  /** The origins of its pages. No other partner has one of them. */
  readonly origins: readonly string[];
  /** The rate limit of all its pages together: calls a minute. */
  readonly callsAMinute: number;
  /** Pinned versions by remote. Its pages get the running version of other remotes. */
  readonly pins: Readonly<Record<string, RemoteDescriptor>>;
  /** Embedding is switched off: its pages show links only. */
  readonly off?: true;
}

/**
 * An entry of the audit log. `rollout`: a rollout began, changed or was stopped. Its completion is a `publish`. `return`: an
 * automatic rollback. `remote` is `shell` for a shell release, `teams` for rights of teams, `partners` for a partner, and
 * `registry` for a renewal.
 */
export interface RegistryChange {
  readonly action:
    | 'publish'
    | 'rollback'
    | 'remove'
    | 'release'
    | 'allow'
    | 'partner'
    | 'renew'
    | 'rotate'
    | 'rollout'
    | 'return'
    | 'preview';
  readonly remote: string;
  readonly version: string;
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly forced?: true;
  /** The team whose key signed the document, or `registry`. */
  readonly signer: string;
  /** The signature of a team's old key on its new key. The new key signs the document. */
  readonly rotation?: string;
}

/** Names a registry document by its hash. */
export interface DocumentLink {
  readonly sequence: number;
  readonly integrity: string;
}

/** The documents that changed each remote last. With them a reader of one remote's past reads no document of others. */
export interface RegistryLinks {
  /** By `remote` of the change: the newest document before this one that changed it. */
  readonly last: Readonly<Record<string, DocumentLink>>;
}

/** A registry snapshot. Every change writes a complete new document with the next sequence number. */
export interface RegistryDocument {
  readonly sequence: number;
  /** ISO time after which no server adopts the document. No server adopts a document without it. */
  readonly expires?: string;
  readonly remotes: Readonly<Record<string, RegistryRemote>>;
  /** All running shell releases by version. A published remote must fit all of them. */
  readonly shells: Readonly<Record<string, RegistryShell>>;
  /** Teams and their rights, by name. Only the registry's own key can change shells and teams. */
  readonly teams?: Readonly<Record<string, RegistryTeam>>;
  /** Partners by name. Only the registry's own key can change them. */
  readonly partners?: Readonly<Record<string, RegistryPartner>>;
  readonly change: RegistryChange;
  readonly links: RegistryLinks;
}
