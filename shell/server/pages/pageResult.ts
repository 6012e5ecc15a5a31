import type { AnswerState } from '../../universal/store/dehydratedState';
import type { BuiltSite } from '../registry';
import type { PageRequest } from '../render';
import type { RenderLimits } from '../workers';

export interface VersionName {
  readonly remote: string;
  readonly version: string;
}

/** A rendered document, or a redirect. `errors`: what remotes threw while it was rendered. */
export type PageResult = { readonly status: number; readonly errors: readonly Error[] } & (
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page';
      /** False if a slot is left to the browser. */
      readonly isComplete: boolean;
      /** Whether all API calls of the page were answered. */
      readonly answerState: AnswerState;
      /** Versions whose code threw or whose process ended. */
      readonly failed: readonly VersionName[];
      /** Versions that rendered the page. */
      readonly versions: readonly VersionName[];
      /** Its preloads, as values of a `link` header. */
      readonly links: readonly string[];
      readonly policy: string;
      /** Made for frames. The caller adds the origins that may frame it to `policy`. */
      readonly isFramed: boolean;
      readonly html: Uint8Array;
    }
);

/** Renders the pages of the site. */
export interface PageRenderer {
  /**
   * Renders a page of the site that `getSite` returns. Renders it again if `getSite` returns another site afterwards. `nonce`: marks the
   * inline elements of a page that is not cached. `limits`: by default those of a request that starts now.
   */
  readonly page: (
    getSite: () => BuiltSite,
    request: PageRequest,
    nonce: string | null,
    limits?: RenderLimits,
  ) => Promise<PageResult>;
  /** Returns the paths of all pages of each remote, for the sitemap, and what remotes threw meanwhile. */
  readonly addresses: (
    site: BuiltSite,
  ) => Promise<{ readonly pathLists: readonly (readonly string[])[]; readonly errors: readonly Error[] }>;
}
