import { waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { logout, saveUserInfo } from '@caravan/shared/contracts/calls';
import { createTransport, type Transport } from '@caravan/shared/store';
import { safeStorage } from '@caravan/shared/storage';
import { callOptions } from '@caravan/shared/testing';
import { isObject } from '../../universal/isObject';
import { createStore } from '../../universal/store/createStore';
import { reportFailures } from './reportFailures';
import { dialogOpened, siteSession } from '../../universal/store/session';
import type { SiteDialog } from '@caravan/shared/contracts';
import { browserAccount } from './browserAccount';
import { createSession } from './createSession';
import { user } from '../../testing/user';
import { visitorOf } from './visitor';

const countries = [{ id: 'ge', name: 'Georgia', nameEn: 'Georgia', icon: '/media/flags/ge.svg' }];

type Respond = (call: string, body: { token: string; parameter: object }) => unknown;

const invalid = {
  success: false,
  errors: [{ code: '0000004', messageEn: 'Your session has ended.', messageGe: 'სესია დასრულდა.' }],
  result: null,
  traceId: 'trace-0001',
};

const bodyOf = (init: RequestInit | undefined): { token: string; parameter: object } => {
  const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '');
  if (!isObject(body) || !('token' in body) || !('parameter' in body) || !isObject(body.parameter)) {
    throw new Error('no envelope');
  }
  return { token: String(body.token), parameter: body.parameter };
};

/** Creates a session. `respond` returns the result of a call, or undefined for an invalid session. */
const browser = (respond: Respond) => {
  const storage = safeStorage(() => localStorage);
  const visited: [path: string, from: string][] = [];
  let currentPath = '/sales/list?location=georgia';
  const requests: string[] = [];
  const session = createSession({
    storage,
    dispatch: (action: UnknownAction) => store.dispatch(action),
    currentPath: () => currentPath,
    goTo: (path, { from }) => {
      visited.push([path, from]);
      currentPath = path;
    },
    transport: () => transport,
  });
  const plain = createTransport({
    ...callOptions,
    token: session.token,
    fetch: async (input, init) => {
      const call =
        String(input instanceof Request ? input.url : input)
          .split('/')
          .at(-1) ?? '';
      requests.push(call);
      const result = await respond(call, bodyOf(init));
      return Response.json(result === undefined ? invalid : { success: true, errors: [], result, traceId: 't-000001' });
    },
  });
  const transport: Transport = reportFailures(plain, 'en', session, (action) => store.dispatch(action));
  const { store } = createStore({ transport });
  return {
    session,
    storage,
    visited,
    requests,
    account: browserAccount(async (work) => work({ session }), visitorOf(storage), storage),
    readSession: () => siteSession(store.getState()),
    open: (name: SiteDialog) => store.dispatch(dialogOpened(name)),
    dialog: () => store.getState().session.dialog,
    toasts: () => store.getState().toasts.list.map(({ text }) => text),
  };
};

const signedInServer: Respond = (call) =>
  call === 'getUserInfo' ? user : call === 'getCountryList' ? countries : { success: true };

beforeEach(() => localStorage.clear());

describe('a stored token', () => {
  it('loads the user and the countries when the page starts [SHELL-14]', async () => {
    localStorage.setItem('token', 'stored');
    const { session, readSession, requests } = browser(signedInServer);
    expect(readSession()).toMatchObject({ status: 'unknown', priceAccess: 'noLogin' });
    expect(await session.start()).toBe(true);
    expect(readSession()).toEqual({ status: 'in', user, countries, priceAccess: 'full' });
    expect(requests.toSorted()).toEqual(['getCountryList', 'getUserInfo']);
    expect(localStorage.getItem('userId')).toBe('7');
  });

  it('causes no calls if it is absent', async () => {
    const { session, readSession, requests } = browser(signedInServer);
    await session.start();
    const found = readSession();
    expect(found).toMatchObject({ status: 'out', user: null });
    expect(requests).toEqual([]);
    await session.start();
    // The same object, so that the page does not render again.
    expect(readSession()).toBe(found);
  });

  it('leaves an open sign-in dialog open if it is absent [PERF-8]', async () => {
    const { session, open, dialog } = browser(signedInServer);
    open('login');
    await session.start();
    expect(dialog()).toBe('login');
  });

  it.each([
    [0, 'full'],
    [1, 'noPrice'],
    [2, 'full'],
  ] as const)('of a user of level %i gives the price access %s [SHELL-16]', async (level, access) => {
    localStorage.setItem('token', 'stored');
    const { session, account, readSession } = browser((call, body) =>
      call === 'getUserInfo' ? { ...user, level } : signedInServer(call, body),
    );
    expect(readSession().priceAccess).toBe('noLogin');
    await session.start();
    expect(readSession().priceAccess).toBe(access);
    account.signOut();
    expect(readSession().priceAccess).toBe('noLogin');
  });
});

describe('signing in and out', () => {
  it('stores the token, and log out clears it and goes to /login [SHELL-14]', async () => {
    const tokens: string[] = [];
    const { account, readSession, visited } = browser((call, body) => {
      if (call === 'logout') tokens.push(body.token);
      return signedInServer(call, body);
    });
    void account.signedIn({ token: 'fresh', userInfo: user });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(readSession()).toMatchObject({ status: 'in', user });
    account.signOut();
    expect(tokens).toEqual(['fresh']);
    expect(localStorage.getItem('token')).toBeNull();
    expect(readSession()).toMatchObject({ status: 'out', user: null });
    expect(visited).toEqual([['/login', '/home']]);
  });

  it('sends the log-out although the page ends before the answer [SHELL-14]', () => {
    expect(logout.keepalive).toBe(true);
  });

  it('applies to other tabs too [SHELL-14]', async () => {
    const { session, account, readSession } = browser(signedInServer);
    session.follow(window);
    void account.signedIn({ token: 'fresh', userInfo: user });
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(readSession()).toMatchObject({ status: 'out', user: null });
    localStorage.setItem('token', 'of another tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'of another tab' }));
    await waitFor(() => expect(readSession()).toMatchObject({ status: 'in', user }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'ge' }));
    expect(readSession().status).toBe('in');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(readSession().status).toBe('out');
  });

  it('keeps a fresh token when the event of an earlier log-out arrives late [SHELL-14]', async () => {
    const { session, readSession } = browser(signedInServer);
    session.follow(window);
    localStorage.setItem('token', 'fresh');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    await waitFor(() => expect(readSession()).toMatchObject({ status: 'in', user }));
    expect(localStorage.getItem('token')).toBe('fresh');
    localStorage.setItem('token', 'of another user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(readSession()).toMatchObject({ status: 'in', user: null });
  });

  it('applies to a page that Back restores from the browser’s cache [SHELL-14]', async () => {
    const { session, account, readSession } = browser(signedInServer);
    session.follow(window);
    void account.signedIn({ token: 'fresh', userInfo: user });
    const before = readSession();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(readSession()).toBe(before);
    localStorage.removeItem('token');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(readSession()).toMatchObject({ status: 'out', user: null });
  });

  it('in another tab closes the sign-in dialog, and no other dialog [SHELL-14]', async () => {
    const { session, open, dialog } = browser(signedInServer);
    localStorage.setItem('token', 'of another tab');
    open('login');
    await session.start();
    expect(dialog()).toBeNull();
    open('feedback');
    await session.start();
    expect(dialog()).toBe('feedback');
  });

  it("saves a signed-in user's currency to the account [SHELL-12]", async () => {
    const saved: object[] = [];
    const { account } = browser((call, body) => {
      if (call !== 'saveUserInfo') return signedInServer(call, body);
      saved.push(body.parameter);
      return user;
    });
    await account.saveCurrency('GEL');
    expect(saved).toEqual([{ currency: 'GEL' }]);
    // The page may reload before the answer.
    expect(saveUserInfo.keepalive).toBe(true);
  });
});

describe('code 0000004', () => {
  it('to three calls at once ends the session once, with one message [SHELL-15]', async () => {
    localStorage.setItem('token', 'old');
    const { session, readSession, visited, toasts } = browser(() => undefined);
    await Promise.all([session.start(), session.start(), session.start()]);
    expect(toasts()).toEqual(['Your session has ended.']);
    expect(visited).toEqual([['/login', '/sales/list?location=georgia']]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(readSession()).toMatchObject({ status: 'out', user: null });
  });

  it('to a call of an earlier session does not end the new one [SHELL-15]', async () => {
    localStorage.setItem('token', 'old');
    let answer: (result: undefined) => void = () => undefined;
    const { session, account, readSession, toasts } = browser((call, body) =>
      body.token === 'old' && call === 'getUserInfo'
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : signedInServer(call, body),
    );
    const started = session.start();
    void account.signedIn({ token: 'fresh', userInfo: user });
    answer(undefined);
    await started;
    expect(readSession()).toMatchObject({ status: 'in', user });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(toasts()).toEqual([]);
  });
});

describe('the visitor', () => {
  it('has a stored client id of 32 hex characters [SHELL-10]', () => {
    const { clientId } = browser(signedInServer).account.visitor();
    expect(clientId).toMatch(/^[0-9a-f]{32}$/);
    expect(localStorage.getItem('clientId')).toBe(clientId);
    expect(browser(signedInServer).account.visitor()).toEqual({ clientId });
  });

  it('gets a new client id if the stored one is invalid', () => {
    localStorage.setItem('clientId', 'rubbish');
    expect(browser(signedInServer).account.visitor().clientId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the identity of an account id, once it is loaded [SHELL-9]', async () => {
    const { account } = browser((_call, { parameter }) => ({
      id: 'identity-of-nino',
      firstName: 'Nino',
      lastName: 'Beridze',
      phone: null,
      email: null,
      platform: 'kolga',
      ...parameter,
    }));
    expect(account.visitor()).not.toHaveProperty('identityId');
    expect(await account.identify('abc')).toBe(true);
    await waitFor(() => expect(account.visitor()).toMatchObject({ identityId: 'identity-of-nino' }));
    expect(localStorage.getItem('platform')).toBe('kolga');
  });

  it('has the account whose guide was dismissed, also after a reload [SHELL-8]', () => {
    browser(signedInServer).account.dismissGuide('abc');
    expect(localStorage.getItem('Guide')).toBe('abc');
    expect(browser(signedInServer).account.guideSeen()).toBe('abc');
  });
});
