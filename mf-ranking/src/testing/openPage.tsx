import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Currency, Language, RemotePage } from '@caravan/shared/contracts';
import { defaultPathNames, type RankingRow } from '@caravan/shared/contracts/calls';
import { SiteContext } from '@caravan/shared/site';
import { createTransport } from '@caravan/shared/store';
import { rankingApi } from '../api/rankingApi';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';

/** What the server of the test answers to the parameter of a call; undefined stands for a failure. */
export type Answer = (parameter: Readonly<Record<string, unknown>>) => unknown;

interface Options {
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
    resources: { [tag]: { ranking: lang === 'ge' ? georgian : english } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return texts;
};

/** A row of the ranking; what a test says nothing of is quiet. */
export const row = (ranking: number, change: Partial<RankingRow> = {}): RankingRow => ({
  ranking,
  lastRanking: ranking,
  count: 1000,
  descenderPrice: null,
  seriesId: `series-${ranking}`,
  carReviewCount: 0,
  ...change,
  seriesInfo: {
    logo: '/media/brands/byd.svg',
    showTrend: false,
    seriesNameEn: `Series ${ranking}`,
    brandNameEn: 'BYD',
    minPrice: null,
    maxPrice: null,
    ...change.seriesInfo,
  },
});

/** A page of a ranking of `total` series. */
export const pageOf = (data: readonly RankingRow[], total = data.length) => ({ current: 1, size: 10, total, data });

/** Opens an address as the host does: `load`, then the page, with the calls answered by the test. */
export const openPage = async (page: RemotePage, address: string, options: Options) => {
  const { answer, lang = 'en', currency = 'USD' } = options;
  const asked: Record<string, unknown>[] = [];
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
    fetch: async (_url, init) => {
      const parameter = parameterOf(init?.body);
      asked.push(parameter);
      const result: unknown = await answer(parameter);
      if (result === undefined) return new Response('', { status: 500 });
      return Response.json({ success: true, errors: [], result, traceId: 'trace-01' });
    },
  });
  const store = configureStore({
    reducer: { [rankingApi.reducerPath]: rankingApi.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { transport } }, immutableCheck: false, serializableCheck: false }).concat(
        rankingApi.middleware,
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
  const url = new URL(address, 'http://site.test');
  const params = { id: url.pathname.split('/').at(-1) };
  await page.load?.({ context, params, url });
  const atStart = asked.length;
  const router = createMemoryRouter([{ path: '/sales/:id', Component: page.Component }], { initialEntries: [address] });
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
