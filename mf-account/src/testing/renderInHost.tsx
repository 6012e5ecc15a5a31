import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language } from '@caravan/shared/contracts';
import type { UserInfo } from '@caravan/shared/contracts/calls';
import type { Site, SiteSession } from '@caravan/shared/site';
import { refused, testHost, type Answer } from '@caravan/shared/testing';
import { testRouter } from '@caravan/shell/testing';
import { api } from '../api/api';
import en from '../locales/en.json';
import ge from '../locales/ge.json';

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

export const signedInSession: SiteSession = { status: 'in', user: testUser, countries: [], priceAccess: 'full' };

export const signInAnswer = { token: 'the-token', userInfo: testUser };
export const noProvider = { getLoginOptions: () => ({ provider: null }) };

export type Answers = Readonly<Record<string, (parameter: unknown) => unknown>>;

/** Answers each call by its name. An unexpected call is refused. */
export const answering =
  (answers: Answers): Answer =>
  async (call, parameter) =>
    (await answers[call]?.(parameter)) ?? refused('0000006');

interface HostOptions {
  readonly lang?: Language;
  readonly site?: Partial<Site>;
  readonly path?: string;
  /** The state of the entry of the history. */
  readonly state?: unknown;
}

/** Renders an element of the remote as the host does, with calls answered by the test. */
export const renderInHost = async (
  element: ReactElement,
  answer: Answer,
  { lang = 'en', site, path = '/', state }: HostOptions = {},
) => {
  const toast = jest.fn<void, Parameters<Site['toast']>>();
  const signedIn = jest.fn<void, Parameters<Site['signedIn']>>();
  const userChanged = jest.fn<void, Parameters<Site['userChanged']>>();
  const { calls, wrapInHost } = testHost({
    part: api,
    texts: lang === 'ge' ? ge : en,
    answer,
    lang,
    site: { toast, signedIn, userChanged, ...site },
  });
  const { router, view } = testRouter(path, { state });
  const { rerender, unmount } = render(wrapInHost(view(element)));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return {
    calls,
    toast,
    signedIn,
    userChanged,
    router,
    unmount,
    /** Renders again with other services of the host. */
    withSite: (changes: Partial<Site>) => act(async () => rerender(wrapInHost(view(element), changes))),
  };
};
