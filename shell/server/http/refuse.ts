import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '@caravan/shared/terms';
import type { Language } from '@caravan/shared/contracts';
import { sourceHash } from './contentPolicy';

/** Texts of pages that run no code of the site. */
const texts = {
  en: {
    failed: ['Caravan is not available right now', 'Please try again in a moment.'],
    tooMany: ['Too many pages at once', 'Very many pages were opened from your address. Please wait a minute.'],
    unreadable: ['This request cannot be read', 'Please check the address and try again.'],
    home: 'Go to the home page',
  },
  ge: {
    failed: ['Caravan ამჟამად მიუწვდომელია', 'გთხოვთ, სცადოთ ცოტა ხანში.'],
    tooMany: [
      'ძალიან ბევრი გვერდი ერთდროულად',
      'თქვენი მისამართიდან ძალიან ბევრი გვერდი გაიხსნა. გთხოვთ, დაიცადოთ ერთი წუთი.',
    ],
    unreadable: ['მოთხოვნის წაკითხვა ვერ მოხერხდა', 'გთხოვთ, შეამოწმოთ მისამართი და სცადოთ ხელახლა.'],
    home: 'მთავარ გვერდზე გადასვლა',
  },
} satisfies Record<Language, object>;

const css =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:15vh auto 0;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.3}button{padding:.5rem 1rem;font:inherit}';

/** Content security policy of responses that load nothing. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";
const plainPolicy = `${denyAllPolicy}; form-action 'self'; style-src ${sourceHash(css)}`;

const reasonOf = (status: number): 'failed' | 'tooMany' | 'unreadable' => {
  if (status === 429) return 'tooMany';
  return status < 500 ? 'unreadable' : 'failed';
};

/** Returns a page that needs no code of the site. `body` is the HTML below its heading. */
export const renderPlainPage = (lang: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${lang === 'ge' ? 'ka' : 'en'}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${title} — Caravan</title><style>${css}</style>` +
  `<h1>${title}</h1>${body}</html>\n`;

/** Returns a page with an element at the start of its body, and its style in the head. */
export const insertFirstElement = (html: string, element: string, style: string): string =>
  html.replace('</head>', () => `${style}</head>`).replace('<body>', () => `<body>${element}`);

/** Sends a page that `renderPlainPage` made. */
export const sendPlain = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-security-policy', plainPolicy).type('text/html; charset=utf-8').send(page);

/** Returns the page for an error status. */
export const renderErrorPage = (status: number, lang: Language): string => {
  const [title = '', text = ''] = texts[lang][reasonOf(status)];
  return renderPlainPage(lang, title, `<p>${text}</p><p><a href="/home">${texts[lang].home}</a></p>`);
};

/** Reads the language of a request. Its cookies may not be parsed yet. */
export const languageOf = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language => {
  const [inUrl, inCookie] = [/[?&]lang=(\w+)/.exec(url)?.[1], /(?:^|;\s*)lang=(\w+)/.exec(headers.cookie ?? '')?.[1]];
  return [inUrl, inCookie].find(isLanguage) ?? 'en';
};

/** Seconds for `Retry-After`, by status. */
const retryAfter: Readonly<Record<number, number>> = { 429: 60, 502: 5, 503: 3 };

/** The body of a failed call, as the API sends it. */
const FAILED_CALL = { success: false, errors: [], result: null, traceId: '' };

/** Returns whether the client is still sending its body. HTTP/2 ends the stream by itself and has no `connection` header. */
const isSending = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete && raw.httpVersionMajor === 1 && ('content-length' in headers || 'transfer-encoding' in headers);

/**
 * Answers a request with an error status: calls in the API's form, all others with a plain page. Does not wait for the rest of the
 * body.
 */
export const refuse = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply => {
  const seconds = retryAfter[status];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  if (isSending(request)) reply.header('connection', 'close');
  reply.code(status).header('cache-control', 'no-store');
  if (request.forwardedTo) return reply.send(FAILED_CALL);
  return sendPlain(reply, renderErrorPage(status, languageOf(request)));
};
