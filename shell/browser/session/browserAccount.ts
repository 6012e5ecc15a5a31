import type { Transport } from '@caravan/shared/store';
import type { SafeStorage } from '@caravan/shared/storage';
import type { Account } from '../../universal/services/account';
import { identify, saveCurrency, type Session } from './createSession';
import { visitorOf } from './visitor';

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
