import { configureStore } from '@reduxjs/toolkit';
import { configure, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Currency, Language } from '@caravan/shared/contracts';
import { defaultPathNames } from '@caravan/shared/contracts/calls';
import { SiteContext } from '@caravan/shared/site';
import { createTransport } from '@caravan/shared/store';
import { marketplaceApi } from '../api/marketplaceApi';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';

// A whole page on a busy machine takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** What a call answers, by the last part of its path; `fails` stands for a server's failure. */
export type Answers = Record<string, unknown>;
export const fails = Symbol('fails');

interface SiteOptions {
  readonly answers?: Answers;
  /** An answer that depends on the parameter; undefined leaves it to `answers`. */
  readonly answering?: (call: string, parameter: unknown) => unknown;
  readonly address?: string;
  readonly lang?: Language;
  readonly currency?: Currency;
  readonly renderWidget?: (name: string, props: Readonly<Record<string, unknown>>) => ReactNode;
}

const parameterOf = (body: unknown): unknown => {
  const envelope: unknown = JSON.parse(String(body));
  return typeof envelope === 'object' && envelope !== null && 'parameter' in envelope ? envelope.parameter : {};
};

const texts = (lang: Language) => {
  const tag = lang === 'ge' ? 'ka' : 'en';
  const i18n = createInstance().use(initReactI18next);
  void i18n.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { marketplace: lang === 'ge' ? georgian : english } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  return i18n;
};

/** Draws a part of the page in a site whose calls answer from `answers`, through the real transport and its schemas. */
export const renderSite = (element: ReactElement, options: SiteOptions = {}) => {
  const { answers = {}, answering, address = '/home', lang = 'en', currency = 'USD', renderWidget } = options;
  const asked: { call: string; parameter: unknown }[] = [];
  const answer = async (url: unknown, init?: RequestInit): Promise<Response> => {
    const call = String(url).split('/').at(-1) ?? '';
    const parameter = parameterOf(init?.body);
    asked.push({ call, parameter });
    const result = answering?.(call, parameter) ?? answers[call];
    if (result === fails || result === undefined) return new Response('', { status: 500 });
    return Response.json({ success: true, errors: [], result, traceId: 'trace-01' });
  };
  const transport = createTransport({
    hosts: { main: '', car: '', tracking: '' },
    names: defaultPathNames,
    headers: () => ({}),
    token: () => '',
    timeZone: 'Asia/Tbilisi',
    traceId: 'trace-01',
    now: () => 0,
    newId: () => 'request-01',
    md5: () => '0'.repeat(32),
    fetch: answer,
    timeout: 60_000,
  });
  const store = configureStore({
    reducer: { [marketplaceApi.reducerPath]: marketplaceApi.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { transport } }, immutableCheck: false, serializableCheck: false }).concat(
        marketplaceApi.middleware,
      ),
  });
  const site = {
    lang,
    currency,
    toast: () => {},
    openLogin: () => {},
    renderWidget: (name: string, props: Readonly<Record<string, unknown>>, fallback: ReactNode) =>
      renderWidget ? renderWidget(name, props) : fallback,
  };
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={texts(lang)}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </I18nextProvider>
    </Provider>,
  );
  /** The query of the address the page is at. */
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  /** The parameter of the last such call. */
  const lastAsked = (call: string) => asked.findLast((entry) => entry.call === call)?.parameter;
  return { asked, lastAsked, query, router };
};
