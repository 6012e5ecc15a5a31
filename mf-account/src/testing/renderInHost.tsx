import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Language } from '@caravan/shared/contracts';
import { SiteContext, type Site } from '@caravan/shared/site';
import { testSite, testTexts } from '@caravan/shared/testing';
import { accountApi } from '../api/accountApi';
import en from '../locales/en.json';
import ge from '../locales/ge.json';

/** The one call of the section, as the host's transport would make it. */
export type FakeCall = (call: { readonly path: string }, parameter: unknown) => Promise<object>;

/** Renders a part of the section as the host does, with a transport of the test's. */
export const renderInHost = async (part: ReactElement, call: FakeCall, lang: Language = 'en') => {
  const texts = testTexts('account', lang === 'ge' ? ge : en, lang);
  const store = configureStore({
    reducer: { [accountApi.reducerPath]: accountApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport: { call } } } }).concat(accountApi.middleware),
  });
  const toast = jest.fn<void, Parameters<Site['toast']>>();
  const site = testSite({ lang, toast });
  const { rerender } = render(part, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={texts}>
        <Provider store={store}>
          <SiteContext value={site}>{children}</SiteContext>
        </Provider>
      </I18nextProvider>
    ),
  });
  await act(() => Promise.resolve());
  return { toast, rerender };
};
