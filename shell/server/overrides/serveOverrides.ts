import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Override } from '@caravan/registry';
import { escapeHtml } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/contracts';
import type { Config } from '../config';
import { languageOf, renderPlainPage, sendPlain } from '../http';
import { describeOverride, timeLeft } from './badge';
import type { Overrides } from './overrides';

/** The cookie that holds the token of an override. */
export const OVERRIDE_COOKIE = 'override';

/** Bytes that a form with a token and a path may have. */
const MAX_FORM_BYTES = 8192;

const texts = {
  en: {
    title: 'Show a preview?',
    describeOffer: (target: string, sender: string, time: string) =>
      `${sender} offers you ${target} instead of the running version: in this browser only, for ${time}. Go on only if you expected this link.`,
    show: 'Show the preview',
    invalid: 'This preview link is invalid or has expired',
    advice: 'Please ask its sender for a new one.',
  },
  ge: {
    title: 'გსურთ გადახედვა?',
    describeOffer: (target: string, sender: string, time: string) =>
      `${sender} გთავაზობთ ნახოთ ${target} მოქმედი ვერსიის ნაცვლად: მხოლოდ ამ ბრაუზერში. დარჩენილი დრო: ${time}. გააგრძელეთ მხოლოდ იმ შემთხვევაში, თუ ამ ბმულს ელოდით.`,
    show: 'გადახედვა',
    invalid: 'გადახედვის ბმული არასწორია ან ვადა გაუვიდა',
    advice: 'გთხოვთ, გამომგზავნს ახალი ბმული სთხოვოთ.',
  },
} satisfies Record<Language, object>;

/** Returns the path and query of an address on this host, or `/` for any other address. Several slashes would name another host. */
export const ownPath = (address: string, host: string): string => {
  const base = `http://${host}`;
  const url = URL.parse(address, base);
  return url?.host === host ? url.pathname.replace(/^\/+/, '/') + url.search : '/';
};

/** Whether a page of this site sent the form. Other sites must not switch a browser to a preview. */
const isSameOrigin = ({ headers, host }: FastifyRequest): boolean => URL.parse(headers.origin ?? '')?.host === host;

/** Sets headers that keep an answer out of caches and search engines, and its address with the token out of referrers. */
const setPrivateHeaders = (reply: FastifyReply): FastifyReply =>
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
    const { invalid, advice } = texts[lang];
    return sendPlain(setPrivateHeaders(reply).code(403), renderPlainPage(lang, invalid, `<p>${advice}</p>`));
  };

  const renderOffer = (override: Override, token: string, to: string, lang: Language): string => {
    const { title, describeOffer, show } = texts[lang];
    const hiddenInput = (name: string, value: string) =>
      `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
    const offer = describeOffer(
      `<b>${escapeHtml(describeOverride(override))}</b>`,
      escapeHtml(override.by),
      timeLeft(override, lang),
    );
    const form = `<form method="post" action="/override?lang=${lang}">${hiddenInput('token', token)}${hiddenInput('to', to)}<button>${show}</button></form>`;
    return renderPlainPage(lang, title, `<p>${offer}</p>${form}`);
  };

  app.get<{ Querystring: { token?: unknown; to?: unknown } }>('/override', async (request, reply) => {
    const { token, to } = request.query;
    const override = typeof token === 'string' ? await overrides.read(token) : null;
    if (!override || typeof token !== 'string') return refuse(request, reply);
    const page = renderOffer(override, token, typeof to === 'string' ? to : '/', languageOf(request));
    return sendPlain(setPrivateHeaders(reply), page);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.post('/override', async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const token = form.get('token') ?? '';
      const override = isSameOrigin(request) ? await overrides.read(token) : null;
      if (!override) return refuse(request, reply);
      return setPrivateHeaders(reply)
        .setCookie(OVERRIDE_COOKIE, token, { ...cookie, expires: new Date(override.expires) })
        .redirect(ownPath(form.get('to') ?? '/', request.host), 303);
    });

    scope.post('/override/end', async (request, reply) => {
      if (!isSameOrigin(request)) return refuse(request, reply);
      return setPrivateHeaders(reply)
        .clearCookie(OVERRIDE_COOKIE, cookie)
        .redirect(ownPath(request.headers.referer ?? '/', request.host), 303);
    });
  });
};
