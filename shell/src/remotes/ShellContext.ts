import { createContext, useContext } from 'react';
import type { Sections } from './sections';
import type { Account } from '../session/account';
import type { Preferences } from '../preferences/preferences';
import type { LoadRecord } from './sections';

/** What the shell's own components share; sections never see it. */
export interface ShellServices {
  readonly sections: Sections;
  readonly preferences: Preferences;
  readonly account: Account;
  /** How every load of a remote ended, oldest first. */
  readonly loads: readonly LoadRecord[];
  /** Called after every drawing of another address. */
  readonly onPageShown: () => void;
  readonly side: 'server' | 'browser';
}

export const ShellContext = createContext<ShellServices | null>(null);

export const useShell = (): ShellServices => {
  const services = useContext(ShellContext);
  if (!services) throw new Error('useShell() outside the shell');
  return services;
};
