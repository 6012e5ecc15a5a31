import type { ReactNode } from 'react';

/** What stands at the head of a column. `to`: its page in the site; `note`: what is said below the name. */
export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly image?: string | null;
  readonly to?: string;
  readonly note?: ReactNode;
}
