import { md5 } from 'js-md5';
import type { Currency, Language } from '@caravan/shared/contracts';
import { createTransport } from '@caravan/shared/store';
import { createStore } from '../../universal/store/createStore';
import { createApiCall, createRandomId } from './callApi';
import type { RenderConfig } from './renderMessages';
import type { Steps } from './steps';

/** Timeout of one call, which `TIMEOUT_FACTOR` multiplies. */
const CALL_TIMEOUT_MS = 2500;

interface ServerStoreOptions {
  readonly config: RenderConfig;
  readonly choices: { readonly lang: Language; readonly currency: Currency };
  readonly traceId?: string;
  /** Unix milliseconds. */
  readonly clock: () => number;
  /** Milliseconds until the page is no longer awaited. No call takes longer. */
  readonly timeoutMs?: number;
  /** Adds the trace to the calls. */
  readonly withTrace?: Steps['withTrace'];
}

/** Creates a store whose calls go directly to the API, without an account and with `traceId`. */
export const createServerStore = ({
  config,
  choices: { lang, currency },
  traceId = createRandomId(),
  clock,
  timeoutMs = Number.POSITIVE_INFINITY,
  withTrace = (send) => send,
}: ServerStoreOptions) => {
  const transport = createTransport({
    hosts: { main: config.api, car: config.api, tracking: config.api },
    names: config.names,
    headers: () => ({
      lang,
      currency: currency.toLowerCase(),
      'access-token': '',
      ...(config.internalKey ? { 'x-internal-key': config.internalKey } : {}),
    }),
    token: () => '',
    timeZone: () => 'Asia/Tbilisi',
    traceId,
    now: clock,
    newId: createRandomId,
    md5,
    fetch: withTrace(createApiCall(Math.min(CALL_TIMEOUT_MS * config.timeoutFactor, timeoutMs))),
  });
  return createStore({ transport });
};
