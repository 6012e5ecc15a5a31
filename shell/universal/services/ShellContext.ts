import { createContext, useContext, type ReactNode } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import type { PageAddress, Track } from '@caravan/shared/site';
import type { Sections } from '../sections/sections';
import type { Account } from './account';
import type { Preferences } from './preferences';
import type { LoadRecord } from '../sections/sections';

/** What the shell's own components share; sections never see it. */
export interface ShellServices {
  readonly sections: Sections;
  readonly preferences: Preferences;
  readonly account: Account;
  /** How every load of a remote ended, oldest first. */
  readonly loads: readonly LoadRecord[];
  /** Called once the browser has taken the layout and the page over. */
  readonly onHydrated?: () => void;
  /** Called after every drawing of another address. */
  readonly onPageShown: () => void;
  /** Unix milliseconds: the server's, where the visitor's clock is wrong. */
  readonly now: () => number;
  /** Absent on the server, where nobody does anything. */
  readonly track?: Track;
  /** The address that is being loaded, where it is another of the page that is shown. Absent on the server. */
  readonly goingTo?: () => PageAddress | null;
  /**
   * Server only: returns a mark for a widget that another process renders, whose HTML takes the place of the mark. Null if this
   * process renders it, or leaves it to the browser.
   */
  readonly placeWidget?: (slot: Slot, given: unknown) => string | null;
  /** Browser only: makes a React root of a widget that the server rendered. */
  readonly hydrateWidget?: (element: Element, props: HydratedWidget) => WidgetHydration;
  readonly side: 'server' | 'browser';
}

/** A widget that the server rendered. */
export interface HydratedWidget {
  readonly slot: Slot;
  readonly given: unknown;
  readonly renderFailure?: (onRetry: () => void) => ReactNode;
  readonly onHydrated?: () => void;
}

/** The React root of a widget. */
export interface WidgetHydration {
  readonly update: (props: Pick<HydratedWidget, 'given' | 'renderFailure'>) => void;
  readonly unmount: () => void;
}

export const ShellContext = createContext<ShellServices | null>(null);

export const useShell = (): ShellServices => {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell() outside the shell');
  return services;
};
