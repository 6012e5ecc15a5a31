import { formatKm, formatMoney, formatMoneyRange, formatNumber, formatPercent } from '@caravan/shared/format';
import type { Currency, Language } from '@caravan/shared/terms';
import { spoken } from '../../envelope/context';

/** Language and currency of a call, and units of the currency for one US dollar. */
export interface Wording {
  readonly language: Language;
  readonly currency: Currency;
  readonly rate: number;
}

/** A bound of a price bar in the currency of the call, rounded to 50 or 100. */
const boundOf = (usd: number, rate: number): number => {
  const amount = usd * rate;
  const grain = amount < 10_000 ? 50 : 100;
  return Math.round(amount / grain) * grain;
};

const money = (amount: number, { language, currency }: Wording): string => formatMoney(amount, currency, language);

/** `$5,000–10,000`; bounds in USD. */
export const priceRange = (from: number, to: number, wording: Wording): string =>
  formatMoneyRange(boundOf(from, wording.rate), boundOf(to, wording.rate), wording.currency, wording.language);

/** The name of a price level. Either bound, in USD, may be missing. */
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

/** The name of the bar of all years up to one. */
export const upToYear = (year: number, language: Language): string =>
  spoken(language, `${String(year)} and earlier`, `${String(year)} და უფრო ადრე`);

/** The most common bar of a list, with its share as a fraction. */
export interface Commonest {
  readonly name: string;
  readonly share: number;
}

const wholePercent = (share: number, language: Language): string =>
  formatPercent(share, language, { maximumFractionDigits: 0 });

/** The number of cars in words: `1 car`, `2,713 cars`. */
const carsText = (count: number, language: Language): string =>
  spoken(language, `${formatNumber(count, language)} ${count === 1 ? 'car' : 'cars'}`, formatNumber(count, language));

/**
 * The sentence about the most common bar with a leading space, or an empty text without such a bar. `named`: its kind
 * in both languages.
 */
const commonestText = (named: readonly [en: string, ge: string], commonest: Commonest | null, language: Language) => {
  if (!commonest) return '';
  const { name, share } = commonest;
  const part = wholePercent(share, language);
  return spoken(
    language,
    ` The most common ${named[0]} is ${name} (${part} of sales).`,
    ` ყველაზე გავრცელებული ${named[1]}: ${name} (გაყიდვების ${part}).`,
  );
};

/** The text about the median price of `count` cars, in the currency of the call. */
export const priceText = (median: number, count: number, commonest: Commonest | null, wording: Wording): string => {
  const { language } = wording;
  const [cars, middle] = [carsText(count, language), money(median, wording)];
  return (
    spoken(language, `The median price of ${cars} is ${middle}.`, `${cars} ავტომობილის მედიანური ფასი: ${middle}.`) +
    commonestText(['price', 'ფასი'], commonest, language)
  );
};

/** The text about the median mileage of `count` cars, in km. */
export const mileageText = (
  median: number,
  count: number,
  commonest: Commonest | null,
  { language }: Wording,
): string => {
  const [cars, middle] = [carsText(count, language), formatKm(median, language)];
  return (
    spoken(
      language,
      `The median mileage of ${cars} is about ${middle}.`,
      `${cars} ავტომობილის მედიანური გარბენი: დაახლოებით ${middle}.`,
    ) + commonestText(['mileage', 'გარბენი'], commonest, language)
  );
};

/** The text about model years. `newer`: a year, and the share of cars of that year or newer. */
export const yearText = (
  newer: { readonly year: number; readonly share: number },
  commonest: Commonest | null,
  { language }: Wording,
): string => {
  const half = wholePercent(newer.share, language);
  return (
    spoken(
      language,
      `${half} of the cars were built in ${String(newer.year)} or later.`,
      `ავტომობილების ${half} ${String(newer.year)} წელს ან უფრო გვიანაა გამოშვებული.`,
    ) + commonestText(['model year', 'გამოშვების წელი'], commonest, language)
  );
};
