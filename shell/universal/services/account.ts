import type { Currency } from '@caravan/shared/contracts';
import type { Site } from '@caravan/shared/site';

/** What the frame does for whoever is in front of it: the visitor, and the user that a visitor can become. */
export interface Account extends Pick<Site, 'visitor' | 'signOut'> {
  /** Resolves when the session is kept. */
  readonly signedIn: (...answer: Parameters<Site['signedIn']>) => Promise<unknown>;
  /** Loads the signed-in user: when the page starts, and again where that failed. */
  readonly resume: () => void;
  readonly saveCurrency: (currency: Currency) => Promise<void>;
  /** False where the account is nobody's; true where that cannot be found out. */
  readonly identify: (accountId: string) => Promise<boolean>;
  /** The account whose guide was dismissed last. */
  readonly guideSeen: () => string | null;
  readonly dismissGuide: (accountId: string) => void;
}

const ignore = (): void => undefined;

/** Nobody in particular: the server draws every page for anybody. */
export const nobody: Account = {
  visitor: () => ({ clientId: '' }),
  signedIn: () => Promise.resolve(),
  signOut: ignore,
  resume: ignore,
  saveCurrency: () => Promise.resolve(),
  identify: () => Promise.resolve(true),
  guideSeen: () => null,
  dismissGuide: ignore,
};
