import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Override } from '@caravan/registry';
import { escapeHtml } from '@caravan/shared/format';
import { isLanguage } from '@caravan/shared/terms';
import type { Language } from '@caravan/shared/contracts';
import type { Config } from '../config';
import { plainDocument, sendPlain } from '../http';
import { namedBy, timeLeft } from './badge';
import type { Overrides } from './overrides';

/** The cookie that holds the token of an override. */
export const OVERRIDE_COOKIE = 'override';

/** Bytes that a form with a token and a path may have. */
const MAX_FORM = 8192;

const texts = {
  en: {
    title: 'Show a preview?',
    what: (what: string, by: string, time: string) =>
      `${by} offers you ${what} instead of the running version: in this browser only, for ${time}. Go on only if you expected this link.`,
    show: 'Show the preview',
    invalid: 'This preview link is invalid or has expired',
    again: 'Please ask its sender for a new one.',
  },
  ge: {
    title: 'გსურთ გადახედვა?',
    what: (what: string, by: string, time: string) =>
      `${by} გთავაზობთ ნახოთ ${what} მოქმედი ვერსიის ნაცვლად: მხოლოდ ამ ბრაუზერში. დარჩენილი დრო: ${time}. გააგრძელეთ მხოლოდ იმ შემთხვევაში, თუ ამ ბმულს ელოდით.`,
    show: 'გადახედვა',
    invalid: 'გადახედვის ბმული არასწორია ან ვადა გაუვიდა',
    again: 'გთხოვთ, გამომგზავნს ახალი ბმული სთხოვოთ.',
  },
} satisfies Record<Language, object>;

/** Returns the path and query of an address on this host, or `/` for any other address. Several slashes would name another host. */
export const ownPath = (address: string, host: string): string => {
  const base = `http://${host}`;
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  return url?.host === host ? url.pathname.replace(/^\/+/, '/') + url.search : '/';
};

const languageOf = ({ cookies }: FastifyRequest): Language => (isLanguage(cookies['lang']) ? cookies['lang'] : 'en');

/** Whether a page of this site sent the form. Other sites must not switch a browser to a preview. */
const isSameOrigin = ({ headers, host }: FastifyRequest): boolean =>
  URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').host === host;

/** Sets headers that keep an answer out of caches and search engines, and its address with the token out of referrers. */
const setPrivate = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' });

export interface ServeOverridesOptions {
  readonly config: Pick<Config, 'publicOrigin' | 'tls'>;
  readonly overrides: Overrides;
}

/** Serves the link of an override, which a visitor confirms, and the end of an override. */
export const serveOverrides = (app: FastifyInstance, { config, overrides }: ServeOverridesOptions): void => {
  const isSecure = config.tls !== null || config.publicOrigin.startsWith('https:');
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const lang = languageOf(request);
    const { invalid, again } = texts[lang];
    return sendPlain(setPrivate(reply).code(403), plainDocument(lang, invalid, `<p>${again}</p>`));
  };

  const pageOf = (override: Override, token: string, to: string, lang: Language): string => {
    const { title, what, show } = texts[lang];
    const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
    const offer = what(`<b>${escapeHtml(namedBy(override))}</b>`, escapeHtml(override.by), timeLeft(override, lang));
    const form = `<form method="post" action="/override">${hidden('token', token)}${hidden('to', to)}<button>${show}</button></form>`;
    return plainDocument(lang, title, `<p>${offer}</p>${form}`);
  };

  app.get<{ Querystring: { token?: unknown; to?: unknown } }>('/override', async (request, reply) => {
    const { token, to } = request.query;
    const override = typeof token === 'string' ? await overrides.read(token) : null;
    if (!override || typeof token !== 'string') return refuse(request, reply);
    const page = pageOf(override, token, typeof to === 'string' ? to : '/', languageOf(request));
    return sendPlain(setPrivate(reply), page);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.post('/override', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const token = form.get('token') ?? '';
      const override = isSameOrigin(request) ? await overrides.read(token) : null;
      if (!override) return refuse(request, reply);
      return setPrivate(reply)
        .setCookie(OVERRIDE_COOKIE, token, { ...cookie, expires: new Date(override.expires) })
        .redirect(ownPath(form.get('to') ?? '/', request.host), 303);
    });

    scope.post('/override/end', async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(request, reply);
      return setPrivate(reply)
        .clearCookie(OVERRIDE_COOKIE, cookie)
        .redirect(ownPath(request.headers.referer ?? '/', request.host), 303);
    });
  });
};
