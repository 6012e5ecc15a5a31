import { createElement, type ReactElement } from 'react';
import type { IconNode } from '@caravan/shared/contracts';

/** An icon that a section brings with its menu entry. */
export const MenuIcon = ({ icon }: { readonly icon: IconNode }): ReactElement => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    {icon.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
  </svg>
);
