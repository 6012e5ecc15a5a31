import type { ReactElement } from 'react';

/** An icon that a remote brings with its menu entry, as the data of one path. */
export const MenuIcon = ({ icon }: { readonly icon: string }): ReactElement => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d={icon} />
  </svg>
);
