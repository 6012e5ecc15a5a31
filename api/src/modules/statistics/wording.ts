import { formatKm, formatMoney, formatMoneyRange, formatNumber, formatPercent } from '@caravan/shared/format';
import type { Currency, Language } from '@caravan/shared/terms';
import { fillTemplate } from '../../terms/fillTemplate';
import en from './locales/en.json' with { type: 'json' };
import ge from './locales/ge.json' with { type: 'json' };

const texts = { en, ge };

/** Language and currency of a call, and units of the currency for one US dollar. */
export interface Wording {
  readonly language: Language;
  readonly currency: Currency;
  readonly rate: number;
}

/** The step in units of currency to which bounds of price bars are rounded. */
const boundStep = 50;

/** Returns a bound of a price bar in the currency of the call. */
const boundOf = (usd: number, rate: number): number => Math.round((usd * rate) / boundStep) * boundStep;

const writeMoney = (amount: number, { language, currency }: Wording): string => formatMoney(amount, currency, language);

/** Returns a range of prices such as `$5,000–10,000`. The bounds are in USD. */
export const priceRange = (from: number, to: number, wording: Wording): string =>
  formatMoneyRange(boundOf(from, wording.rate), boundOf(to, wording.rate), wording.currency, wording.language);

/** Returns the name of a price level. Either bound, in USD, may be missing. */
export const priceLevel = (from: number | undefined, to: number | undefined, wording: Wording): string => {
  const { under: textUnder, over: textOver } = texts[wording.language];
  const bound = (usd: number) => ({ bound: writeMoney(boundOf(usd, wording.rate), wording) });
  if (from === undefined) return fillTemplate(textUnder, bound(to ?? 0));
  return to === undefined ? fillTemplate(textOver, bound(from)) : priceRange(from, to, wording);
};

/** Returns a range of mileages such as `100,000–120,000 km`. */
export const mileageRange = (from: number, to: number, language: Language): string =>
  `${formatNumber(from, language)}–${formatKm(to, language)}`;

/** Returns the name of the bar of all years up to one. */
export const upToYear = (year: number, language: Language): string => fillTemplate(texts[language].upToYear, { year });

/** The most common bar of a list, with its share as a fraction. */
export interface Commonest {
  readonly name: string;
  readonly share: number;
}

const roundedPercent = (share: number, language: Language): string =>
  formatPercent(share, language, { maximumFractionDigits: 0 });

/** Returns the number of cars in words: `1 car`, `2,713 cars`. */
const carsText = (count: number, language: Language): string => {
  const { oneCar, cars } = texts[language];
  return count === 1 ? oneCar : fillTemplate(cars, { count: formatNumber(count, language) });
};

/** Adds the sentence about the most common bar to a text, if there is one. */
const withCommonest = (
  text: string,
  kind: 'commonestPrice' | 'commonestMileage' | 'commonestYear',
  commonest: Commonest | null,
  language: Language,
): string => {
  if (!commonest) return text;
  const { name, share } = commonest;
  return `${text} ${fillTemplate(texts[language][kind], { name, share: roundedPercent(share, language) })}`;
};

/** Returns the text about the median price of `count` cars, in the currency of the call. */
export const priceText = (median: number, count: number, commonest: Commonest | null, wording: Wording): string => {
  const { language } = wording;
  const values = { cars: carsText(count, language), median: writeMoney(median, wording) };
  return withCommonest(fillTemplate(texts[language].medianPrice, values), 'commonestPrice', commonest, language);
};

/** Returns the text about the median mileage of `count` cars, in km. */
export const mileageText = (
  median: number,
  count: number,
  commonest: Commonest | null,
  { language }: Wording,
): string => {
  const values = { cars: carsText(count, language), median: formatKm(median, language) };
  return withCommonest(fillTemplate(texts[language].medianMileage, values), 'commonestMileage', commonest, language);
};

/** Returns the text about model years. `medianYear`: a year, the share of cars of that year or newer, and whether no car is newer. */
export const yearText = (
  medianYear: { readonly year: number; readonly share: number; readonly isNewest: boolean },
  commonest: Commonest | null,
  { language }: Wording,
): string => {
  const values = { year: medianYear.year, share: roundedPercent(medianYear.share, language) };
  // The newest year is then the most common one too, with the same share.
  if (medianYear.isNewest) return fillTemplate(texts[language].newest, values);
  return withCommonest(fillTemplate(texts[language].newer, values), 'commonestYear', commonest, language);
};
