import type { Language } from '@caravan/shared/contracts';
import type { LandedReceipt, ReceiptEntry } from '@caravan/shared/contracts/calls';
import { formatNumber, isSymbolLast } from '@caravan/shared/format';

// The site's fonts have no sign for the manat.
const symbols: Readonly<Record<LandedReceipt['localCurrency'], string>> = { GEL: '₾', AZN: 'AZN' };

const withSymbol = (text: string, currency: LandedReceipt['localCurrency'], lang: Language): string => {
  const symbol = symbols[currency];
  if (isSymbolLast(lang)) return `${text}\u00A0${symbol}`;
  return symbol.length > 1 ? `${symbol}\u00A0${text}` : `${symbol}${text}`;
};

/** Formats an exchange rate with up to four decimals: "₾2.6017". */
export const formatRate = (rate: number, currency: LandedReceipt['localCurrency'], lang: Language): string =>
  withSymbol(formatNumber(rate, lang, { maximumFractionDigits: 4 }), currency, lang);

const formatFee = (amount: number, lang: Language): string =>
  formatNumber(amount, lang, { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });

/** Formats lari or manat: "₾3,300", "AZN 5.40", "₾1,320–3,300". */
export const formatLocal = (
  { low, high }: { readonly low: number; readonly high: number },
  currency: LandedReceipt['localCurrency'],
  lang: Language,
): string =>
  withSymbol(low === high ? formatFee(low, lang) : `${formatFee(low, lang)}–${formatFee(high, lang)}`, currency, lang);

/** Lines with a rule in words. Others are fixed fees. */
const ruledLines = [
  'excise',
  'exciseHybrid',
  'exciseRight',
  'exciseElectric',
  'exciseElectricRight',
  'importTax',
  'importTaxElectric',
  'vat',
  'duty',
  'dutyElectric',
  'exciseBands',
  'vatAzerbaijan',
  'disposal',
  'feeByValue',
  'processing',
  'transit',
] as const;
const fixedFees = [
  'customsService',
  'expert',
  'declaration',
  'certificate',
  'expertise',
  'eCustoms',
  'eCustomsVat',
  'conformity',
] as const;

const includes = (keys: readonly string[], key: string): boolean => keys.includes(key);

/** Translation key of the name of a line. A tariff may have fees that the texts do not know yet. */
export const nameKey = ({ key }: Pick<ReceiptEntry, 'key'>): string =>
  `landedReceipt.names.${includes(ruledLines, key) || includes(fixedFees, key) ? key : 'other'}`;

export const ruleKey = ({ key, values, amount, unknown }: ReceiptEntry): string => {
  if (!includes(ruledLines, key)) return 'landedReceipt.rules.fixed';
  // The rate in `values` is that of one possible car.
  if (key === 'exciseHybrid' && unknown.includes('plugIn')) return 'landedReceipt.rules.excisePlugIn';
  if (key === 'duty' && unknown.length > 0) return 'landedReceipt.rules.dutyOpen';
  if (key === 'exciseBands' && values['factor'] !== 1 && unknown.length === 0)
    return 'landedReceipt.rules.exciseFactor';
  if (key === 'vatAzerbaijan' && amount.local.high === 0) return 'landedReceipt.rules.exempt';
  return `landedReceipt.rules.${key}`;
};

/** Sources without an address differ by their name only. */
export const sourceKey = ({ name, address }: ReceiptEntry['sources'][number]): string => `${name} ${address}`;

/** Shortens ascending numbers: "1, 5–8". */
export const shortenNumbers = (numbers: readonly number[]): string =>
  numbers
    // Keeps the ends of each span.
    .filter((number, index) => numbers[index - 1] !== number - 1 || numbers[index + 1] !== number + 1)
    .map((number, index, ends) => {
      const isSpanned = index > 0 && numbers.indexOf(number) - numbers.indexOf(ends[index - 1] ?? 0) > 1;
      return `${index === 0 ? '' : isSpanned ? '–' : ', '}${number}`;
    })
    .join('');

/** Returns the lines of a receipt that name a source, with the number of each source in the list below them. */
export const numberedSources = (lines: readonly ReceiptEntry[]) => {
  const sources = [
    ...new Map(lines.flatMap((line) => line.sources.map((source) => [sourceKey(source), source] as const))).values(),
  ];
  return {
    sources,
    numbersOf: (line: ReceiptEntry): number[] =>
      line.sources
        .map((lineSource) => sources.findIndex((source) => sourceKey(source) === sourceKey(lineSource)) + 1)
        .toSorted((first, second) => first - second),
  };
};
