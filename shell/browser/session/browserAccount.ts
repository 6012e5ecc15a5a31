import type { SafeStorage } from '@caravan/shared/storage';
import type { Account } from '../../universal/services/account';
import type { WithCalls } from './lazyCalls';
import type { SiteCalls } from './siteCalls';

/** Creates the account of this browser's visitor. */
export const browserAccount = (
  withCalls: WithCalls<Pick<SiteCalls, 'session' | 'transport'>>,
  visitor: Account['visitor'],
  storage: SafeStorage,
): Account => ({
  visitor,
  signedIn: (answer) => withCalls(({ session, transport }) => session.signedIn(transport, answer)),
  signOut: () => void withCalls(({ session, transport }) => session.signOut(transport)),
  resume: () => withCalls(({ session, transport }) => session.start(transport)),
  saveCurrency: (currency) => withCalls(({ session, transport }) => session.saveCurrency(transport, currency)),
  identify: async (accountId) =>
    (await withCalls(({ session, transport }) => session.identify(transport, accountId))) ?? true,
  guideSeen: () => storage.get('Guide'),
  dismissGuide: (accountId) => storage.set('Guide', accountId),
});
