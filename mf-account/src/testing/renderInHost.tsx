import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Language } from '@caravan/shared/contracts';
import { SiteContext, type Site } from '@caravan/shared/site';
import { accountApi } from '../api/accountApi';
import en from '../locales/en.json';
import ge from '../locales/ge.json';

/** The one call of the section, as the host's transport would make it. */
export type FakeCall = (call: { readonly path: string }, parameter: unknown) => Promise<object>;

/** Renders a part of the section as the host does, with a transport of the test's. */
export const renderInHost = async (part: ReactElement, call: FakeCall, lang: Language = 'en') => {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: lang === 'ge' ? 'ka' : 'en',
    resources: { en: { account: en }, ka: { account: ge } },
    interpolation: { escapeValue: false },
  });
  const store = configureStore({
    reducer: { [accountApi.reducerPath]: accountApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport: { call } } } }).concat(accountApi.middleware),
  });
  const toast = jest.fn<void, Parameters<Site['toast']>>();
  const site: Site = { lang, currency: 'USD', toast, renderWidget: () => null, openLogin: () => undefined };
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
