import { createContext, useContext, type ReactNode } from 'react';
import type { Slot } from '@caravan/shared/contracts';
import type { LatestAddress, Track } from '@caravan/shared/site';
import type { Remotes } from '../remotes/remotes';
import type { Account } from './account';
import type { Preferences } from './preferences';
import type { LoadRecord } from '../remotes/remotes';

/** The services that the shell's components share. Remotes have no access to them. */
export interface ShellServices {
  readonly remotes: Remotes;
  readonly preferences: Preferences;
  readonly account: Account;
  /** The outcome of every load of a remote, oldest first. */
  readonly loads: readonly LoadRecord[];
  /** Called once after the layout and the page have hydrated. */
  readonly onHydrated?: () => void;
  /** Called after another page was rendered. */
  readonly onPageShown: () => void;
  /** Unix milliseconds, by the server's clock if the visitor's is wrong. */
  readonly now: () => number;
  /** Absent on the server. */
  readonly track?: Track;
  /** The latest address of the page that React shows. Null if the router is at another page. Absent on the server. */
  readonly goingTo?: (shown: Slot | undefined) => LatestAddress | null;
  /**
   * Server only: returns a mark, which the HTML of a widget replaces that another process renders. Null if this process or
   * the browser renders it.
   */
  readonly placeWidget?: (slot: Slot, widgetProps: unknown) => string | null;
  /** Browser only: hydrates a widget that the server rendered as a React root. */
  readonly hydrateWidget?: (element: Element, props: HydratedWidget) => WidgetHydration;
  readonly side: 'server' | 'browser';
}

/** A widget that the server rendered. */
export interface HydratedWidget {
  readonly slot: Slot;
  readonly widgetProps: unknown;
  readonly renderFailure?: (onRetry: () => void) => ReactNode;
  readonly onHydrated?: () => void;
}

/** The React root of a widget. */
export interface WidgetHydration {
  readonly update: (props: Pick<HydratedWidget, 'widgetProps' | 'renderFailure'>) => void;
  readonly unmount: () => void;
}

export const ShellContext = createContext<ShellServices | null>(null);

export const useShell = (): ShellServices => {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell() outside the shell');
  return services;
};
