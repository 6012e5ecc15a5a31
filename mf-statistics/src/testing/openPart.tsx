import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ComponentType } from 'react';
import type { Currency, Language, RemoteContext } from '@caravan/shared/contracts';
import { defaultPathNames } from '@caravan/shared/contracts/calls';
import { SiteContext } from '@caravan/shared/site';
import { createTransport } from '@caravan/shared/store';
import { statisticsApi } from '../api/statisticsApi';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';

/** What the server of the test answers to a call (the last part of its path); undefined stands for a failure. */
export type Answer = (call: string, parameter: Readonly<Record<string, unknown>>) => unknown;

interface Options {
  readonly Component: ComponentType;
  readonly load: (context: RemoteContext, url: URL) => Promise<void> | undefined;
  readonly address: string;
  readonly answer: Answer;
  readonly lang?: Language;
  readonly currency?: Currency;
}

const parameterOf = (body: unknown): Record<string, unknown> => {
  const envelope: unknown = JSON.parse(String(body));
  const parameter = typeof envelope === 'object' && envelope !== null && 'parameter' in envelope && envelope.parameter;
  return typeof parameter === 'object' && parameter !== null ? { ...parameter } : {};
};

const textsOf = (lang: Language) => {
  const tag = lang === 'ge' ? 'ka' : 'en';
  const texts = createInstance().use(initReactI18next);
  void texts.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { statistics: lang === 'ge' ? georgian : english } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return texts;
};

const requested = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** Shows a page or a widget as the host does: `load`, then the component, with the calls answered by the test. */
export const openPart = async ({ Component, load, address, answer, lang = 'en', currency = 'USD' }: Options) => {
  const asked: { call: string; parameter: Record<string, unknown> }[] = [];
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
    timeout: 60_000,
    fetch: async (url, init) => {
      const call = requested(url).split('/').at(-1) ?? '';
      const parameter = parameterOf(init?.body);
      asked.push({ call, parameter });
      const result: unknown = await answer(call, parameter);
      if (result === undefined) return new Response('', { status: 500 });
      return Response.json({ success: true, errors: [], result, traceId: 'trace-01' });
    },
  });
  const store = configureStore({
    reducer: { [statisticsApi.reducerPath]: statisticsApi.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { transport } }, immutableCheck: false, serializableCheck: false }).concat(
        statisticsApi.middleware,
      ),
  });
  const context = {
    // A thunk or an action: the host's dispatch takes what a remote gives it.
    dispatch: (action: unknown) => {
      const outcome: unknown = Reflect.apply(store.dispatch, store, [action]);
      return outcome;
    },
    lang,
    currency,
    side: 'browser' as const,
  };
  await load(context, new URL(address, 'http://site.test'));
  const atStart = asked.length;
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={textsOf(lang)}>
        <SiteContext
          value={{
            lang,
            currency,
            toast: () => {},
            openLogin: () => {},
            renderWidget: (_name, _props, other) => other,
          }}
        >
          <RouterProvider router={router} />
        </SiteContext>
      </I18nextProvider>
    </Provider>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { asked, atStart, at };
};
