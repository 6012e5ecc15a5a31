import type { ReactNode } from 'react';

export interface ComparedColumn {
  readonly id: string;
  readonly name: string;
  readonly image?: string | null;
  /** Path of its page. */
  readonly to?: string;
  /** Content below the name. */
  readonly note?: ReactNode;
}
