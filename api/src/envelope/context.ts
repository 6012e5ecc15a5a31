import type { IncomingHttpHeaders } from 'node:http';
import type { Currency, Language } from '@caravan/shared/terms';
import type { User } from '../database/schema';

/** What a call that only reads knows beside its payload: no more, since its answer goes to all who ask the same. */
export interface ReadContext {
  readonly language: Language;
  readonly currency: Currency;
}

/** What every other call knows beside its payload. */
export interface CallContext extends ReadContext {
  readonly token: string;
  readonly traceId: string;
  /** The caller's IANA time zone as the envelope says it; not checked. */
  readonly timeZone: string;
  /** Where the call came from, to count it by: the visitor's address, also behind the shell server; of IPv6 the network. */
  readonly address: string;
  /** The `Cookie` header; and sends a `Set-Cookie` header with the answer. */
  readonly cookies: string | undefined;
  readonly setCookie: (cookie: string) => void;
  /** The user of the call's session; refuses the call with 0000004 where there is none. */
  readonly user: () => Promise<User>;
}

/** Language of a call: header `lang`, English where it is missing or unknown. */
export const languageOf = (headers: IncomingHttpHeaders): Language => (headers['lang'] === 'ge' ? 'ge' : 'en');

/** Currency of a call: header `currency`, US dollars where it is missing or unknown. */
export const currencyOf = (headers: IncomingHttpHeaders): Currency =>
  String(headers['currency']).toUpperCase() === 'GEL' ? 'GEL' : 'USD';

/** Picks the text of the call's language. */
export const spoken = <T>(language: Language, en: T, ge: T): T => (language === 'ge' ? ge : en);
