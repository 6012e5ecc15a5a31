import type { Currency } from '@caravan/shared/contracts';
import type { Site } from '@caravan/shared/site';
import type { Transport } from '@caravan/shared/store';
import type { SafeStorage } from '@caravan/shared/storage';
import { identify, saveCurrency, type Session } from './createSession';
import { visitorOf } from './visitor';

/** What the frame does for whoever is in front of it: the visitor, and the user that a visitor can become. */
export interface Account extends Pick<Site, 'visitor' | 'signedIn' | 'signOut'> {
  /** Loads a signed-in user whose data could not be had when the page started. */
  readonly resume: () => void;
  readonly saveCurrency: (currency: Currency) => Promise<void>;
  readonly identify: (accountId: string) => void;
  /** The account whose guide was dismissed last. */
  readonly guideSeen: () => string | null;
  readonly dismissGuide: (accountId: string) => void;
}

/** The account of this browser. */
export const browserAccount = (session: Session, transport: Transport, storage: SafeStorage): Account => ({
  visitor: visitorOf(storage),
  signedIn: (answer) => session.signedIn(transport, answer),
  signOut: () => session.signOut(transport),
  resume: () => void session.start(transport),
  saveCurrency: (currency) => saveCurrency(transport, currency),
  identify: (accountId) => void identify(transport, storage, accountId),
  guideSeen: () => storage.get('Guide'),
  dismissGuide: (accountId) => storage.set('Guide', accountId),
});

const ignore = (): void => undefined;

/** Nobody in particular: the server draws every page for anybody. */
export const nobody: Account = {
  visitor: () => ({ clientId: '' }),
  signedIn: ignore,
  signOut: ignore,
  resume: ignore,
  saveCurrency: () => Promise.resolve(),
  identify: ignore,
  guideSeen: () => null,
  dismissGuide: ignore,
};
