import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Language } from '@caravan/shared/terms';
import type { User } from '../database/schema';

/** The context of a call that only reads. It has nothing about the caller, because its answer is cached for all. */
export interface ReadContext {
  readonly language: Language;
  readonly currency: Currency;
}

/** The context of other calls. */
export interface CallContext extends ReadContext {
  readonly token: string;
  readonly traceId: string;
  /** The caller's IANA time zone, unchecked. */
  readonly timeZone: string;
  /** The visitor's address for rate limits, also behind the shell server. For IPv6 the network. */
  readonly address: string;
  readonly cookies: string | undefined;
  readonly setCookie: (cookie: string) => void;
  /** Returns the signed-in user. Refuses the call with 0000004 without a session. */
  readonly user: () => Promise<User>;
}

/** Returns the language of the header `lang`, by default English. */
export const languageOf = (headers: IncomingHttpHeaders): Language => (headers['lang'] === 'ge' ? 'ge' : 'en');

/** Returns the currency of the header `currency`, by default US dollars. */
export const currencyOf = (headers: IncomingHttpHeaders): Currency =>
  String(headers['currency']).toUpperCase() === 'GEL' ? 'GEL' : 'USD';

/** Selects the text in a language. */
export const localise = <T>(language: Language, en: T, ge: T): T => (language === 'ge' ? ge : en);
