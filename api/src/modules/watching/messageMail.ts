import { endMessages, type NewMatches, type WatchedChange, type WatchNews } from '@caravan/shared/contracts/calls';
import { escapeHtml, formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { type Currency, type Language, LOCALES, type Market, utcMs } from '@caravan/shared/terms';
import type { Mail } from '../../mail/mailer';

const dayMs = 86_400_000;

/** The path that ends messages by one press in a mail program (RFC 8058). */
export const endByMailPath = `${endMessages.path}/mail`;

interface Reader {
  readonly to: string;
  readonly language: Language;
  readonly currency: Currency;
  readonly token: string;
}

/** An entry of the mail: a linked title and plain lines below it. */
interface Entry {
  readonly title: string;
  readonly path: string;
  readonly lines: readonly string[];
}

type Price = Extract<WatchedChange, { what: 'price' }>;
type Boundary = Extract<WatchedChange, { what: 'boundary' }>;

const texts = {
  en: {
    subject: 'News about the cars you watch',
    landed: { georgia: 'Cleared in Tbilisi', azerbaijan: 'Cleared in Baku' },
    price: 'Price',
    gone: 'It has been sold or is no longer offered.',
    change: (label: string, before: string, after: string, difference: string, isMore: boolean) =>
      `${label}: was ${before}, now ${after} (${difference} ${isMore ? 'more' : 'less'}).`,
    left: (days: number, last: string) => {
      if (days <= 0) return 'Today is the last day to order';
      return `${days === 1 ? '1 day' : `${String(days)} days`} left to order (until ${last})`;
    },
    after: (difference: string, isMore: boolean) =>
      `before it costs ${difference} ${isMore ? 'more' : 'less'} cleared.`,
    afterTooOld: 'before it can no longer be imported.',
    matches: (name: string, total: string) => `New for “${name}”: ${total}`,
    note: 'A cleared price is the highest that we expect, with the usual delivery time.',
    why: 'You get this message because you turned on messages on your watch list. There is at most one a day.',
    end: 'Stop these messages',
  },
  ge: {
    subject: 'სიახლეები თქვენს რჩეულ ავტომობილებზე',
    landed: { georgia: 'განბაჟებული თბილისში', azerbaijan: 'განბაჟებული ბაქოში' },
    price: 'ფასი',
    gone: 'ავტომობილი გაიყიდა ან აღარ იყიდება.',
    change: (label: string, before: string, after: string, difference: string, isMore: boolean) =>
      `${label}: იყო ${before}, ახლა ${after} (${difference}-ით ${isMore ? 'მეტი' : 'ნაკლები'}).`,
    left: (days: number, last: string) =>
      days <= 0 ? 'შეკვეთის ბოლო დღე დღეს არის' : `შეკვეთისთვის დარჩა ${String(days)} დღე (ბოლო დღე: ${last})`,
    after: (difference: string, isMore: boolean) =>
      `შემდეგ განბაჟებული ${difference}-ით ${isMore ? 'მეტი' : 'ნაკლები'} ეღირება.`,
    afterTooOld: 'შემდეგ მისი იმპორტი აღარ შეიძლება.',
    matches: (name: string, total: string) => `ახალი შედეგები ძებნისთვის „${name}“: ${total}`,
    note: 'განბაჟებული ფასი არის უმაღლესი მოსალოდნელი ფასი ჩვეულებრივი მიწოდების ვადით.',
    why: 'ეს წერილი მოგივიდათ, რადგან რჩეულების გვერდზე შეტყობინებები ჩართეთ. დღეში მაქსიმუმ ერთ წერილს მიიღებთ.',
    end: 'შეტყობინებების გამორთვა',
  },
} as const;

const pathOfItem = ({ kind, id }: Pick<WatchedChange, 'kind' | 'id'>): string =>
  `${kind === 'car' ? '/car/model/detail' : '/detail'}/${encodeURIComponent(id)}`;

/** Creates the functions that word the parts of a message. */
const wording = ({ language, currency }: Reader, day: string) => {
  const t = texts[language];
  const money = (amount: number): string => formatMoney(amount, currency, language);
  const label = (kind: WatchedChange['kind'], country: Market): string =>
    kind === 'car' ? t.landed[country] : t.price;

  const priceLine = ({ kind, before, after }: Price, country: Market): string =>
    t.change(label(kind, country), money(before), money(after), money(Math.abs(after - before)), after > before);
  const boundaryLine = ({ lastDay, change }: Boundary): string => {
    const left = t.left(Math.round((utcMs(lastDay) - utcMs(day)) / dayMs), formatDate(lastDay, language));
    const after = change === null ? t.afterTooOld : t.after(money(Math.abs(change)), change > 0);
    return language === 'ge' ? `${left}, ${after}` : `${left} ${after}`;
  };
  const changeLine = (change: WatchedChange, country: Market): string => {
    if (change.what === 'price') return priceLine(change, country);
    return change.what === 'boundary' ? boundaryLine(change) : t.gone;
  };
  return {
    ofChange: (change: WatchedChange, country: Market): Entry => ({
      title: change.name,
      path: pathOfItem(change),
      lines: [changeLine(change, country)],
    }),
    ofMatches: ({ name, address, country, total, items }: NewMatches): Entry[] => [
      { title: t.matches(name, formatNumber(total, language)), path: address, lines: [] },
      ...items.map((item) => ({
        title: item.name,
        path: pathOfItem(item),
        lines: item.price === null ? [] : [`${label(item.kind, country)}: ${money(item.price)}`],
      })),
    ],
  };
};

/** Uses inline styles, because mail programs drop all others. Loads nothing. */
const htmlOf = (entries: readonly Entry[], language: Language, origin: string, endLink: string): string => {
  const { subject, note, why, end } = texts[language];
  const list = entries
    .map(
      ({ title, path, lines }) =>
        `<p style="margin:0;padding:12px 0;border-top:1px solid #b8ae9c"><a href="${escapeHtml(origin + path)}">${escapeHtml(title)}</a>${lines.map((line) => `<br>${escapeHtml(line)}`).join('')}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${LOCALES[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 20px;font-family:system-ui,'Noto Sans Georgian',sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:22px;font-weight:bold">Caravan</p>
${list}
<p style="margin:0;padding:12px 0 0;border-top:1px solid #b8ae9c;font-size:14px">${escapeHtml(note)}</p>
<p style="margin:12px 0 0;font-size:14px">${escapeHtml(why)} <a href="${escapeHtml(endLink)}">${escapeHtml(end)}</a></p>
</div></body></html>`;
};

/** The mail with a message. Its amounts are in the reader's currency. `day`: the day of the message. `origin`: of the site. */
export const messageMail = (news: WatchNews, day: string, reader: Reader, origin: string): Mail => {
  const { to, language, token } = reader;
  const { subject, note, why, end } = texts[language];
  const { ofChange, ofMatches } = wording(reader, day);
  const entries = [
    ...news.changes.map((change) => ofChange(change, news.country)),
    ...news.matches.flatMap((matches) => ofMatches(matches)),
  ];
  const endLink = `${origin}/stop-messages?token=${token}&lang=${language}`;
  const blocks = entries.map(({ title, path, lines }) => [title, ...lines, origin + path].join('\n'));
  return {
    to,
    subject,
    text: `${[...blocks, note, `${why}\n${end}: ${endLink}`].join('\n\n')}\n`,
    html: htmlOf(entries, language, origin, endLink),
    headers: {
      'List-Unsubscribe': `<${origin}${endByMailPath}?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
