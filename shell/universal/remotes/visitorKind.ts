import type { Language } from '@caravan/shared/contracts';

/** Widths of the page: below 600 px, below 1024 px, or wider. */
export const widthClasses = ['narrow', 'medium', 'wide'] as const;

/** Properties of a visit that a version may fail for. Reported with the outcome of its loads. */
export interface VisitorKind {
  readonly lang: Language;
  readonly width: (typeof widthClasses)[number];
  readonly isSignedIn: boolean;
  /** Whether the page was reached by a navigation within the site. */
  readonly hasMoved: boolean;
  /** The page that is shown or loaded, as `remote/id`. Null for pages of the shell. */
  readonly route: string | null;
}
