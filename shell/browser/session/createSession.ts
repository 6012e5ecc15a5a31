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

/** Page for visitors who are not signed in. The router's state names the page that they came from. */
const LOGIN = '/login';

export interface SessionOptions {
  readonly storage: SafeStorage;
  readonly dispatch: (action: UnknownAction) => void;
  /** Path and query of the page that is shown or loading. */
  readonly currentPath: () => string;
  readonly goTo: (path: string, state: { readonly from: string }) => void;
  /** Returns the transport of the session's calls. A function, because the transport is created with the session's token. */
  readonly transport: () => Transport;
}

export interface Session {
  /** The stored token, or an empty string. */
  readonly token: () => string;
  /**
   * Loads the user and the countries if a token is stored. Called again after a sign-in in another tab. Resolves with whether the user
   * is loaded.
   */
  readonly start: () => Promise<boolean>;
  readonly signedIn: (answer: { readonly token: string; readonly userInfo: UserInfo }) => void;
  readonly signOut: () => void;
  /** Ends the session after a call with `token` was refused with code 0000004 (SHELL-15). */
  readonly handleRefusal: (token: string, message: string) => void;
  /** Follows sign-ins and log-outs in other tabs, and on later pages of this tab, by the stored token (SHELL-14). */
  readonly follow: (view: Window) => void;
  /** Saves a signed-in user's choice to the account (SHELL-12). */
  readonly saveCurrency: (currency: Currency) => Promise<void>;
  /** Loads and stores the identity of the account that led the visitor here (SHELL-9). Returns false for an unknown account. */
  readonly identify: (accountId: string) => Promise<boolean>;
}

/** Creates the session of this browser. Its token is in local storage, everything else in the store. */
export const createSession = ({ storage, dispatch, currentPath, goTo, transport }: SessionOptions): Session => {
  const token = (): string => storage.get(TOKEN) ?? '';

  const end = (): void => {
    storage.remove(TOKEN);
    storage.remove('userId');
    dispatch(sessionEnded());
  };

  const goToLogin = (): void => {
    const from = currentPath();
    if (!from.startsWith(LOGIN)) goTo(LOGIN, { from });
  };

  const storeUser = (user: UserInfo): void => {
    storage.set('userId', user.id);
    dispatch(userKnown(user));
  };

  const loadCountries = async (): Promise<void> => {
    const countries = await transport().call(getCountryList, {});
    if ('data' in countries) dispatch(countriesKnown(countries.data));
  };

  const start = async (): Promise<boolean> => {
    const startToken = token();
    if (startToken === '') {
      end();
      return false;
    }
    dispatch(sessionFound());
    const [user] = await Promise.all([transport().call(getUserInfo, {}), loadCountries()]);
    const isLoaded = 'data' in user && token() === startToken;
    if (isLoaded) storeUser(user.data);
    return isLoaded;
  };

  return {
    token,
    start,
    signedIn: (answer) => {
      storage.set(TOKEN, answer.token);
      storeUser(answer.userInfo);
      void loadCountries();
    },
    signOut: () => {
      // The call sends the token, so it must start before the token is removed. Its answer is ignored.
      void transport().call(logout, {});
      end();
      goTo(LOGIN, { from: '/home' });
    },
    handleRefusal: (usedToken, message) => {
      // Ignores further refusals of a session that has already ended.
      if (usedToken !== token()) return;
      dispatch(toastShown({ tone: 'error', text: message, about: 'session' }));
      end();
      goToLogin();
    },
    follow: (view) => {
      // An event may arrive late, so only the stored token counts. The token may be another user's.
      const restart = (): void => {
        dispatch(sessionEnded());
        void start();
      };
      view.addEventListener('storage', ({ key }) => {
        // The key is null if the whole storage was cleared.
        if (key === null || key === TOKEN) restart();
      });
      // A page in the browser's back/forward cache gets no storage events.
      let tokenWhenHidden = '';
      view.addEventListener('pagehide', () => {
        tokenWhenHidden = token();
      });
      view.addEventListener('pageshow', ({ persisted }) => {
        if (persisted && token() !== tokenWhenHidden) restart();
      });
    },
    saveCurrency: async (currency) => {
      await transport().call(saveUserInfo, { currency });
    },
    identify: async (accountId) => {
      const identity = await transport().call(getIdentity, { accountId });
      if (!('data' in identity)) return identity.error.kind !== 'refused';
      storage.set('identityId', identity.data.id);
      if (identity.data.platform) storage.set('platform', identity.data.platform);
      return true;
    },
  };
};
