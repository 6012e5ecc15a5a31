import { formatKm, formatMoney, formatMoneyRange, formatNumber, formatPercent } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';
import { spoken } from '../../envelope/context';
import type { Currency } from '@caravan/shared/terms';

/** Language and currency of a call, with the currency's rate to the dollar. */
export interface Wording {
  readonly language: Language;
  readonly currency: Currency;
  readonly rate: number;
}

/** A bound of a price bar in the currency of the call, rounded as people say prices. */
const boundOf = (usd: number, rate: number): number => {
  const amount = usd * rate;
  const grain = amount < 10_000 ? 50 : 100;
  return Math.round(amount / grain) * grain;
};

const money = (amount: number, { language, currency }: Wording): string => formatMoney(amount, currency, language);

/** `$5,000–10,000`; bounds in USD. */
export const priceRange = (from: number, to: number, wording: Wording): string =>
  formatMoneyRange(boundOf(from, wording.rate), boundOf(to, wording.rate), wording.currency, wording.language);

/** A price level between two bounds in USD, either of which may be missing. */
export const priceLevel = (from: number | undefined, to: number | undefined, wording: Wording): string => {
  const { language, rate } = wording;
  if (from === undefined) {
    const bound = money(boundOf(to ?? 0, rate), wording);
    return spoken(language, `Under ${bound}`, `${bound}-მდე`);
  }
  if (to === undefined) {
    const bound = money(boundOf(from, rate), wording);
    return spoken(language, `${bound} and over`, `${bound}-დან`);
  }
  return priceRange(from, to, wording);
};

/** `100,000–120,000 km`. */
export const mileageRange = (from: number, to: number, language: Language): string =>
  `${formatNumber(from, language)}–${formatKm(to, language)}`;

/** The bar of all years up to one. */
export const upToYear = (year: number, language: Language): string =>
  spoken(language, `${String(year)} and earlier`, `${String(year)} და უფრო ადრე`);

/** The commonest bar of a list: its name, and its share as a fraction. */
export interface Commonest {
  readonly name: string;
  readonly share: number;
}

/** `median` in the currency of the call. */
export const priceText = (median: number, { name, share }: Commonest, wording: Wording): string => {
  const { language } = wording;
  const [half, part] = [money(median, wording), formatPercent(share, language, { maximumFractionDigits: 0 })];
  return spoken(
    language,
    `Half of the cars sold for less than ${half}. Most often they cost ${name} (${part} of sales).`,
    `ავტომობილების ნახევარი ${half}-ზე იაფად გაიყიდა. ყველაზე გავრცელებული ფასი: ${name} (გაყიდვების ${part}).`,
  );
};

/** `median` in km. */
export const mileageText = (median: number, { name, share }: Commonest, { language }: Wording): string => {
  const [half, part] = [formatKm(median, language), formatPercent(share, language, { maximumFractionDigits: 0 })];
  return spoken(
    language,
    `Half of the cars had run less than ${half}. The commonest mileage was ${name} (${part} of sales).`,
    `ავტომობილების ნახევარს ${half}-ზე ნაკლები გარბენი ჰქონდა. ყველაზე გავრცელებული გარბენი: ${name} (გაყიდვების ${part}).`,
  );
};

/** `median`: the newest year such that half of the cars are of it or newer. */
export const yearText = (median: number, { name, share }: Commonest, { language }: Wording): string => {
  const part = formatPercent(share, language, { maximumFractionDigits: 0 });
  return spoken(
    language,
    `At least half of the cars were built in ${String(median)} or later. The commonest model year was ${name} (${part} of sales).`,
    `ავტომობილების სულ მცირე ნახევარი ${String(median)} წელს ან უფრო გვიანაა გამოშვებული. ყველაზე გავრცელებული გამოშვების წელი: ${name} (გაყიდვების ${part}).`,
  );
};
