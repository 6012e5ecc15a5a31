import type { Language } from '@caravan/shared/contracts';

/** By the width of the page: below 600 px, below 1024 px, wider. */
export const widthClasses = ['narrow', 'medium', 'wide'] as const;

/** What a version may fail for, other than for all visitors: reported with how its loads ended. */
export interface VisitorKind {
  readonly lang: Language;
  readonly width: (typeof widthClasses)[number];
  readonly isSignedIn: boolean;
  /** Whether the page came by a step within the site, and not by opening its address. */
  readonly hasMoved: boolean;
  /** The page that is shown or loaded, as `remote/id`; null on the shell's own. */
  readonly route: string | null;
}
