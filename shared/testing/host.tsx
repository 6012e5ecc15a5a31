import { configureStore } from '@reduxjs/toolkit';
import { createInstance, type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type {
  Currency,
  Language,
  Market,
  MetaArguments,
  PageMeta,
  PageSetting,
  RemoteContext,
  RemotePage,
  StorePart,
  Translate,
} from '../contracts';
import { SiteContext, type Site } from '../site';
import { createTransport } from '../store';
import { LOCALES } from '../terms';
import { callOptions } from './callOptions';

/** A call made during a test: the last segment of its path, and its parameter. */
export interface RequestedCall {
  readonly call: string;
  readonly parameter: Record<string, unknown>;
}

/** A refusal with its message in both languages. */
class Refused {
  readonly code: string;
  readonly message: string;
  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}

/** Creates an answer that refuses the call with a code of `errorCodes`. */
export const refused = (code: string, message = 'Refused'): unknown => new Refused(code, message);

/** Answers a call in a test. Undefined means a server error, `refused(code)` for a refusal. */
export type Answer = (call: string, parameter: Readonly<Record<string, unknown>>) => unknown;

const keyAsText: Translate = (key) => key;

/** Creates host services that do nothing. `changes` replaces those that a test checks. */
export const testSite = (changes: Partial<Site> = {}): Site => ({
  lang: 'en',
  currency: 'USD',
  country: 'georgia',
  today: '2026-11-22',
  texts: () => keyAsText,
  words: {
    loading: 'Loading…',
    retry: 'Try again',
    unavailable: 'This section is not available',
    advice: 'The rest of the page works.',
  },
  toast: () => undefined,
  session: { status: 'out', user: null, countries: [], priceAccess: 'noLogin' },
  visitor: () => ({ clientId: '0123456789abcdef0123456789abcdef' }),
  now: () => Date.now(),
  signedIn: () => undefined,
  userChanged: () => undefined,
  signOut: () => undefined,
  open: () => undefined,
  origin: 'http://site.test',
  embeddable: [],
  renderWidget: (_slot, _given, fallback) => fallback,
  ...changes,
});

/** Creates an i18next instance with the texts of one namespace. */
const testTexts = (namespace: string, bundle: object, lang: Language = 'en'): i18n => {
  const tag = LOCALES[lang];
  const texts = createInstance();
  void texts.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { [namespace]: bundle } },
    interpolation: { escapeValue: false },
    nsSeparator: false,
    initAsync: false,
  });
  return texts;
};

/** Translates by a remote's texts, as its pages' `meta` does. */
export const translateBy = (bundle: object, lang: Language = 'en', namespace = 'remote'): Translate => {
  const texts = testTexts(namespace, bundle, lang);
  return (key, values) => texts.t(key, { ns: namespace, ...values });
};

/** Returns the metadata of a page at an address, with the texts of its remote. */
export const metaOf = (
  page: RemotePage,
  namespace: string,
  bundle: object,
  context: Partial<Pick<MetaArguments, 'params' | 'state'>> & { readonly address?: string } & Partial<PageSetting> = {},
): PageMeta => {
  const { params = {}, state = {}, address = '/' } = context;
  const { lang = 'en', currency = 'USD', country = 'georgia', today = '2026-11-22' } = context;
  return page.meta({
    params,
    state,
    url: new URL(address, 'http://site.test'),
    setting: { lang, currency, country, today },
    t: translateBy(bundle, lang, namespace),
  });
};

export interface HostOptions {
  readonly part: StorePart;
  /** The texts in the language of the test. */
  readonly texts: object;
  readonly answer: Answer;
  readonly lang?: Language;
  readonly currency?: Currency;
  readonly country?: Market;
  readonly site?: Partial<Site>;
}

const parameterOf = (body: unknown): Record<string, unknown> => {
  const envelope: unknown = JSON.parse(String(body));
  const parameter = typeof envelope === 'object' && envelope !== null && 'parameter' in envelope && envelope.parameter;
  return typeof parameter === 'object' && parameter !== null ? { ...parameter } : {};
};

const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/**
 * Creates a host for tests of a remote, with its slice of the store and its texts. `answer` answers the calls through the real
 * transport and schemas. `context` is the argument of the remote's `load`.
 */
export const testHost = ({ part, texts, answer, lang = 'en', currency = 'USD', site = {}, ...more }: HostOptions) => {
  const { today, country } = testSite({ ...more, ...site });
  const calls: RequestedCall[] = [];
  const transport = createTransport({
    ...callOptions,
    fetch: async (input, init) => {
      const call = urlOf(input).split('/').at(-1) ?? '';
      const parameter = parameterOf(init?.body);
      calls.push({ call, parameter });
      const result: unknown = await answer(call, parameter);
      if (result === undefined) return new Response('', { status: 500 });
      if (result instanceof Refused) {
        const { code, message } = result;
        const errors = [{ code, messageEn: message, messageGe: message }];
        return Response.json({ success: false, errors, result: null, traceId: 'trace-0001' });
      }
      return Response.json({ success: true, errors: [], result, traceId: 'trace-0001' });
    },
  });
  const { reducerPath, reducer, middleware } = part;
  const store = configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { transport } }, immutableCheck: false, serializableCheck: false }).concat(
        middleware ? [middleware] : [],
      ),
  });
  const context: RemoteContext = {
    dispatch: (action) => {
      const outcome: unknown = Reflect.apply(store.dispatch, store, [action]);
      return outcome;
    },
    getState: () => store.getState(),
    lang,
    currency,
    country,
    today,
    side: 'browser',
  };
  const t = translateBy(texts, lang, reducerPath);

  /** Wraps an element in the services of the host. `changes` replaces those that a test changes later. */
  const wrapInHost = (element: ReactElement, changes: Partial<Site> = {}) => (
    <Provider store={store}>
      <SiteContext value={testSite({ lang, currency, country, texts: () => t, ...site, ...changes })}>
        {element}
      </SiteContext>
    </Provider>
  );
  return { calls, context, wrapInHost };
};
