import type { SafeStorage } from '@caravan/shared/storage';
import type { Account } from '../../universal/services/account';
import type { WithCalls } from './lazyCalls';
import type { SiteCalls } from './siteCalls';

/** Creates the account of this browser's visitor. */
export const browserAccount = (
  withCalls: WithCalls<Pick<SiteCalls, 'session'>>,
  visitor: Account['visitor'],
  storage: SafeStorage,
): Account => ({
  visitor,
  signedIn: (answer) => withCalls(({ session }) => session.signedIn(answer)),
  signOut: () => void withCalls(({ session }) => session.signOut()),
  resume: () => withCalls(({ session }) => session.start()),
  saveCurrency: (currency) => withCalls(({ session }) => session.saveCurrency(currency)),
  identify: async (accountId) => (await withCalls(({ session }) => session.identify(accountId))) ?? true,
  guideSeen: () => storage.get('Guide'),
  dismissGuide: (accountId) => storage.set('Guide', accountId),
});
