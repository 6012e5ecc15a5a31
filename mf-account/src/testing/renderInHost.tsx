import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { Language } from '@caravan/shared/contracts';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import { SiteContext, type Site } from '@caravan/shared/site';
import { testSite, translateBy } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../api/api';
import en from '../locales/en.json';
import ge from '../locales/ge.json';

/** Stands for the call of the host's transport. */
export type FakeCall = (call: { readonly path: string }, parameter: unknown) => Promise<object>;

export const testUser: UserInfo = {
  id: '7',
  level: 2,
  avatar: '/media/avatars/1.svg',
  firstName: 'Nino',
  lastName: null,
  name: 'Nino',
  email: 'nino@example.com',
  country: 'ge',
  countryDTO: { icon: '/media/flags/ge.svg', name: 'Georgia', nameEn: 'Georgia' },
  currency: 'USD',
};

/** Result of a refused call. */
export const refusal = {
  error: { kind: 'refused', path: '/', code: '0000006', messageEn: 'Wait 40 s.', messageGe: 'მოიცადეთ 40 წმ.' },
};

/** A transport that answers each call by its last path segment; an unexpected call is refused. */
export const answering =
  (answers: Readonly<Record<string, (parameter: unknown) => unknown>>): FakeCall =>
  async ({ path }, parameter) => {
    const answer = answers[path.split('/').at(-1) ?? ''];
    const data = await answer?.(parameter);
    return data === undefined ? refusal : { data };
  };

interface HostOptions {
  readonly lang?: Language;
  readonly site?: Partial<Site>;
  readonly at?: string;
  /** The state of the entry of the history. */
  readonly state?: unknown;
}

/** Renders an element of the remote as the host does, with the test's transport. */
export const renderInHost = async (
  part: ReactElement,
  call: FakeCall,
  { lang = 'en', site, at = '/', state }: HostOptions = {},
) => {
  const t = translateBy(lang === 'ge' ? ge : en, lang);
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { transport: { call } } },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  });
  const toast = jest.fn<void, Parameters<Site['toast']>>();
  const signedIn = jest.fn<void, Parameters<Site['signedIn']>>();
  const userChanged = jest.fn<void, Parameters<Site['userChanged']>>();
  const host = (element: ReactElement, changes: Partial<Site> = {}) => (
    <Provider store={store}>
      <SiteContext value={testSite({ lang, texts: () => t, toast, signedIn, userChanged, ...site, ...changes })}>
        {element}
      </SiteContext>
    </Provider>
  );
  const { router, view } = testRouter(at, { state });
  const { rerender, unmount } = render(host(view(part)));
  await act(() => Promise.resolve());
  return {
    toast,
    signedIn,
    userChanged,
    router,
    unmount,
    /** Renders again with other services of the host. */
    withSite: (changes: Partial<Site>) => act(async () => rerender(host(view(part), changes))),
  };
};
