import { endMessages, type NewMatches, type WatchedChange, type WatchNews } from '@caravan/shared/contracts/calls';
import { escapeHtml, formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { type Currency, type Language, type Market, utcMs } from '@caravan/shared/terms';
import type { Mail } from '../../mail/mailer';
import { mailPage } from '../../mail/mailPage';
import { fillTemplate } from '../../terms/fillTemplate';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const dayMs = 86_400_000;

/** The path that ends messages by one press in a mail program (RFC 8058). */
export const oneClickUnsubscribePath = `${endMessages.path}/mail`;

interface Recipient {
  readonly to: string;
  readonly language: Language;
  readonly currency: Currency;
  readonly token: string;
}

/** An entry of the mail: a linked title and plain lines below it. */
interface Entry {
  readonly title: string;
  readonly link: string;
  readonly lines: readonly string[];
}

type Price = Extract<WatchedChange, { what: 'price' }>;
type Boundary = Extract<WatchedChange, { what: 'boundary' }>;

const texts = { en, ge };

const pathOfItem = ({ kind, id }: Pick<WatchedChange, 'kind' | 'id'>): string =>
  `${kind === 'car' ? '/car/model/detail' : '/detail'}/${encodeURIComponent(id)}`;

/** Creates the functions that word the parts of a message. */
const createWording = ({ language, currency }: Recipient, day: string, origin: string) => {
  const t = texts[language];
  /** The link has all choices of the visitor that the figures beside it depend on. The browser may have no cookies of the site. */
  const linkTo = (path: string, country: Market): string => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries({ country, currency, lang: language }))
      url.searchParams.set(name, value);
    return url.href;
  };
  const money = (amount: number): string => formatMoney(amount, currency, language);
  const label = (kind: WatchedChange['kind'], country: Market): string =>
    kind === 'car' ? t.landed[country] : t.price;

  const priceLine = ({ kind, before, after }: Price, country: Market): string =>
    fillTemplate(after > before ? t.more : t.less, {
      label: label(kind, country),
      before: money(before),
      after: money(after),
      difference: money(Math.abs(after - before)),
    });
  const daysLeft = (lastDay: string): string => {
    const days = Math.round((utcMs(lastDay) - utcMs(day)) / dayMs);
    const last = formatDate(lastDay, language);
    return days <= 0 ? t.lastDay : fillTemplate(days === 1 ? t.oneDayLeft : t.daysLeft, { days, last });
  };
  const boundaryLine = ({ change, isExact = true, lastDay }: Boundary): string => {
    const left = daysLeft(lastDay);
    if (change === null) return fillTemplate(t.boundary, { left, after: t.tooOldAfter });
    const amount = money(Math.abs(change));
    const difference = isExact ? amount : fillTemplate(t.upTo, { difference: amount });
    return change > 0
      ? fillTemplate(t.boundary, { left, after: fillTemplate(t.moreAfter, { difference }) })
      : fillTemplate(t.lessAfter, { last: formatDate(lastDay, language), difference });
  };
  const changeLine = (change: WatchedChange, country: Market): string => {
    if (change.what === 'price') return priceLine(change, country);
    return change.what === 'boundary' ? boundaryLine(change) : t.gone;
  };
  return {
    ofChange: (change: WatchedChange, country: Market): Entry => ({
      title: change.name,
      link: linkTo(pathOfItem(change), country),
      lines: [changeLine(change, country)],
    }),
    ofMatches: ({ name, address, country, total, items }: NewMatches): Entry[] => [
      {
        title: fillTemplate(t.matches, { name, total: formatNumber(total, language) }),
        link: linkTo(address, country),
        lines: [],
      },
      ...items.map((item) => ({
        title: item.name,
        link: linkTo(pathOfItem(item), country),
        lines: item.price === null ? [] : [`${label(item.kind, country)}: ${money(item.price)}`],
      })),
    ],
  };
};

const htmlOf = (entries: readonly Entry[], language: Language, endLink: string): string => {
  const { subject, note, why, end } = texts[language];
  const list = entries.map(({ title, link, lines }) => {
    const titleHtml = `<a href="${escapeHtml(link)}">${escapeHtml(title)}</a>`;
    const linesHtml = lines.map((line) => `<br>${escapeHtml(line)}`).join('');
    return `<p style="margin:0;padding:12px 0;border-top:1px solid #b8ae9c">${titleHtml}${linesHtml}</p>`;
  });
  return mailPage(
    language,
    subject,
    `${list.join('\n')}
<p style="margin:0;padding:12px 0;border-top:1px solid #b8ae9c;font-size:14px">${escapeHtml(note)}</p>
<p style="margin:12px 0 0;font-size:14px">${escapeHtml(why)} <a href="${escapeHtml(endLink)}">${escapeHtml(end)}</a></p>`,
  );
};

/** Returns the mail with a message. Its amounts are in the reader's currency. `day`: the day of the message. `origin`: of the site. */
export const messageMail = (news: WatchNews, day: string, recipient: Recipient, origin: string): Mail => {
  const { to, language, token } = recipient;
  const { subject, note, why, end } = texts[language];
  const { ofChange, ofMatches } = createWording(recipient, day, origin);
  const entries = [
    ...news.changes.map((change) => ofChange(change, news.country)),
    ...news.matches.flatMap((matches) => ofMatches(matches)),
  ];
  const endLink = `${origin}/stop-messages?token=${token}&lang=${language}`;
  const blocks = entries.map(({ title, link, lines }) => [title, ...lines, link].join('\n'));
  return {
    to,
    subject,
    text: `${[...blocks, note, `${why}\n${end}: ${endLink}`].join('\n\n')}\n`,
    html: htmlOf(entries, language, endLink),
    headers: {
      'List-Unsubscribe': `<${origin}${oneClickUnsubscribePath}?token=${token}&lang=${language}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
