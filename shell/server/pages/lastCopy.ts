import type { Language } from '@caravan/shared/contracts';
import { hashOf } from '../http';
import type { createPageCompressor } from './compressPage';
import type { GivenPage, ReadyPage } from './pageCache';

const css =
  '[data-since]{padding:.5rem 1rem;border-bottom:1px solid var(--line-strong);background:var(--surface);color:var(--ink);font-size:var(--size-small);text-align:center}';

const texts: Readonly<Record<Language, (time: string) => string>> = {
  en: (time) => `This page is as it was on ${time}. Newer data is not available right now.`,
  ge: (time) => `გვერდი ნაჩვენებია ${time}-ის მდგომარეობით. უახლესი მონაცემები ამჟამად მიუწვდომელია.`,
};

const timeOf = (since: number, lang: Language): string =>
  new Intl.DateTimeFormat(lang === 'ge' ? 'ka' : 'en-GB', {
    timeZone: 'Asia/Tbilisi',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(since);

const BODY = '<body>';

/** The page with a line above it that says of when it is. The browser takes the line away with the page. */
const marked = (html: string, since: number, lang: Language): string => {
  const at = html.indexOf(BODY) + BODY.length;
  const line = `<p data-since="${since}">${texts[lang](timeOf(since, lang))}</p>`;
  return `${html.slice(0, at).replace('</head>', `<style>${css}</style></head>`)}${line}${html.slice(at)}`;
};

/** Makes copies that say of when they are out of pages that were kept; each page's once. */
export const lastCopies = (compress: ReturnType<typeof createPageCompressor>) => {
  const made = new WeakMap<ReadyPage, Promise<ReadyPage>>();
  const make = async ({ headers, body, status }: ReadyPage, since: number, lang: Language): Promise<ReadyPage> => {
    const policy = headers['content-security-policy'] ?? '';
    return {
      status,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        'content-security-policy': policy.replace("style-src 'self'", `style-src 'self' ${hashOf(css)}`),
      },
      body: { ...(await compress(Buffer.from(marked(body.plain.toString(), since, lang)))), hash: '' },
    };
  };
  return ({ page, since }: GivenPage, lang: Language): Promise<ReadyPage> | ReadyPage => {
    if (since === null) return page;
    const known = made.get(page) ?? make(page, since, lang);
    made.set(page, known);
    return known;
  };
};
