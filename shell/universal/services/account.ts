import type { Currency } from '@caravan/shared/contracts';
import type { Site } from '@caravan/shared/site';

/** The visitor's account, as the layout uses it. */
export interface Account extends Pick<Site, 'visitor' | 'signOut'> {
  /** Resolves when the session is stored. */
  readonly signedIn: (...answer: Parameters<Site['signedIn']>) => Promise<unknown>;
  /** Loads the signed-in user. Called when the page starts, and again after a failure. Resolves with whether it succeeded. */
  readonly resume: () => Promise<boolean | undefined>;
  readonly saveCurrency: (currency: Currency) => Promise<void>;
  /** Whether an account exists. True if that cannot be determined. */
  readonly identify: (accountId: string) => Promise<boolean>;
  /** The account whose guide was dismissed last. */
  readonly guideSeen: () => string | null;
  readonly dismissGuide: (accountId: string) => void;
}

const ignore = (): void => undefined;

/** The account where no visitor is known: on the server and on pages of partners. */
export const anonymousAccount: Account = {
  visitor: () => ({ clientId: '' }),
  signedIn: () => Promise.resolve(),
  signOut: ignore,
  resume: () => Promise.resolve(false),
  saveCurrency: () => Promise.resolve(),
  identify: () => Promise.resolve(true),
  guideSeen: () => null,
  dismissGuide: ignore,
};
