import type { Language } from '@caravan/shared/contracts';
import { sourceHash, insertFirstElement } from '../http';
import type { createPageCompressor } from './compressPage';
import type { ReadyPage } from './pageCache';

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

/** Inserts a notice with the time of the page at the start of its body. The browser removes it on the next page. */
const withNotice = (html: string, since: number, lang: Language): string => {
  const notice = `<p data-since="${since}">${texts[lang](timeOf(since, lang))}</p>`;
  return insertFirstElement(html, notice, `<style>${css}</style>`);
};

/** Returns a function that adds a notice to stale pages, once to each, and returns other pages unchanged. */
export const createStaleNotices = (compress: ReturnType<typeof createPageCompressor>) => {
  const pagesWithNotice = new WeakMap<ReadyPage, Promise<ReadyPage>>();
  const addNotice = async (page: ReadyPage, since: number, lang: Language): Promise<ReadyPage> => {
    const { headers, body } = page;
    const policy = headers['content-security-policy'] ?? '';
    return {
      ...page,
      headers: {
        ...headers,
        'cache-control': 'no-store',
        'content-security-policy': policy.replace("style-src 'self'", `style-src 'self' ${sourceHash(css)}`),
      },
      body: await compress(Buffer.from(withNotice(body.plain.toString(), since, lang))),
      tag: '',
    };
  };
  return (page: ReadyPage, lang: Language): Promise<ReadyPage> | ReadyPage => {
    if (page.staleSince === null) return page;
    const pageWithNotice = pagesWithNotice.get(page) ?? addNotice(page, page.staleSince, lang);
    pagesWithNotice.set(page, pageWithNotice);
    return pageWithNotice;
  };
};
