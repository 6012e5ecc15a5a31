import type { ReactElement } from 'react';

/** The icon of a menu entry. Its remote declares the data of one SVG path. */
export const MenuIcon = ({ icon }: { readonly icon: string }): ReactElement => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d={icon} />
  </svg>
);
