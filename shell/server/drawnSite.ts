import type { RemoteDescriptor, RemoteModule } from '@caravan/shared/contracts';
import type { Choices } from '../universal/services/preferences';
import type { Arrival } from '../universal/store/dehydratedState';

/** What runs of one remote, as a page is told. */
export interface SiteRemote {
  readonly descriptor: RemoteDescriptor;
  readonly previous: RemoteDescriptor | null;
  readonly since: string;
}

/** A remote with its server build, null where browsers draw it. */
export interface DrawnRemote extends SiteRemote {
  readonly module: RemoteModule | null;
}

/** A state of the site that pages are drawn of. */
export interface DrawnSite<Remote = DrawnRemote> {
  readonly sequence: number;
  readonly remotes: readonly Remote[];
}

/** What a page is drawn for: plain data, since it goes to another process. */
export interface PageRequest {
  /** Whole, with the origin. */
  readonly address: string;
  readonly choices: Choices;
  readonly nonce: string | null;
  /** Of the calls that the page makes. */
  readonly traceId: string;
}

export interface VersionName {
  readonly remote: string;
  readonly version: string;
}

/** A page as it is sent, or where to go instead. `errors`: what sections threw meanwhile. */
export type DrawnPage = { readonly status: number; readonly errors: readonly Error[] } & (
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page';
      /** False where a slot was left to the browser. */
      readonly whole: boolean;
      /** Whether the data that it shows came. */
      readonly arrival: Arrival;
      /** Versions whose code threw. */
      readonly failed: readonly VersionName[];
      readonly policy: string;
      /** Made for frames: who may frame it is said when it is sent. */
      readonly framed: boolean;
      readonly html: Uint8Array;
    }
);

/** Draws what the server builds of one state of the site make. */
export interface Drawing {
  /** `signal`: nobody waits for the page any more; it is not begun then. */
  readonly page: (request: PageRequest, signal?: AbortSignal) => Promise<DrawnPage>;
  /** Every address that the pages know of, and what sections threw meanwhile. */
  readonly addresses: () => Promise<{ readonly found: readonly string[]; readonly errors: readonly Error[] }>;
}
