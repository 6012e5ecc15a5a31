import type { UnknownAction } from '@reduxjs/toolkit';
import {
  getCountryList,
  getIdentity,
  getUserInfo,
  logout,
  saveUserInfo,
  type UserInfo,
} from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/contracts';
import type { Transport } from '@caravan/shared/store';
import type { SafeStorage } from '@caravan/shared/storage';
import { countriesKnown, sessionEnded, sessionFound, userKnown } from '../../universal/store/session';
import { toastShown } from '../../universal/store/toasts';
import { TOKEN } from './token';

/** Where somebody who is not signed in is sent, and what the page there finds in the router's state. */
const LOGIN = '/login';

export interface SessionOptions {
  readonly storage: SafeStorage;
  readonly dispatch: (action: UnknownAction) => void;
  /** Path and query of the page that is shown or under way. */
  readonly whereabouts: () => string;
  readonly goTo: (path: string, state: { readonly from: string }) => void;
}

export interface Session {
  /** The stored token, or an empty string. */
  readonly token: () => string;
  /** Loads the user and the countries where a token is stored; again where another tab has signed in. */
  readonly start: (transport: Transport) => Promise<void>;
  readonly signedIn: (transport: Transport, answer: { readonly token: string; readonly userInfo: UserInfo }) => void;
  readonly signOut: (transport: Transport) => void;
  /** A call made with `token` was answered with code 0000004 (SHELL-15). */
  readonly refused: (token: string, message: string) => void;
  /** Follows what other tabs do to the stored token (SHELL-14). */
  readonly follow: (view: Window, transport: Transport) => void;
  /** Saves a signed-in user's choice to the account (SHELL-12). */
  readonly saveCurrency: (transport: Transport, currency: Currency) => Promise<void>;
  /** Looks up who led the visitor here, and keeps it for later calls (SHELL-9); false where the account is nobody's. */
  readonly identify: (transport: Transport, accountId: string) => Promise<boolean>;
}

/** The session of this browser: its token is in local storage, everything else in the store. */
export const createSession = ({ storage, dispatch, whereabouts, goTo }: SessionOptions): Session => {
  const token = (): string => storage.get(TOKEN) ?? '';

  const forget = (): void => {
    storage.remove(TOKEN);
    storage.remove('userId');
    dispatch(sessionEnded());
  };

  const toLogin = (): void => {
    const from = whereabouts();
    if (!from.startsWith(LOGIN)) goTo(LOGIN, { from });
  };

  const take = (user: UserInfo): void => {
    storage.set('userId', user.id);
    dispatch(userKnown(user));
  };

  const loadCountries = async (transport: Transport): Promise<void> => {
    const countries = await transport.call(getCountryList, {});
    if ('data' in countries) dispatch(countriesKnown(countries.data));
  };

  const start = async (transport: Transport): Promise<void> => {
    const started = token();
    if (started === '') return forget();
    dispatch(sessionFound());
    const [user] = await Promise.all([transport.call(getUserInfo, {}), loadCountries(transport)]);
    if ('data' in user && token() === started) take(user.data);
  };

  return {
    token,
    start,
    signedIn: (transport, answer) => {
      storage.set(TOKEN, answer.token);
      take(answer.userInfo);
      void loadCountries(transport);
    },
    signOut: (transport) => {
      // The call carries the token, so it leaves before the token is forgotten; its answer changes nothing here.
      void transport.call(logout, {});
      forget();
      goTo(LOGIN, { from: '/home' });
    },
    refused: (used, message) => {
      // Answers to calls of a session that is over already: the first of them has said everything.
      if (used !== token()) return;
      dispatch(toastShown({ tone: 'error', text: message, about: 'session' }));
      forget();
      toLogin();
    },
    follow: (view, transport) =>
      view.addEventListener('storage', ({ key, newValue }) => {
        // A null key: everything was cleared.
        if (key !== null && key !== TOKEN) return;
        if (key === null || newValue === null) forget();
        else void start(transport);
      }),
    saveCurrency: async (transport, currency) => {
      await transport.call(saveUserInfo, { currency });
    },
    identify: async (transport, accountId) => {
      const identity = await transport.call(getIdentity, { accountId });
      if (!('data' in identity)) return identity.error.kind !== 'refused';
      storage.set('identityId', identity.data.id);
      if (identity.data.platform) storage.set('platform', identity.data.platform);
      return true;
    },
  };
};
