import type { Language } from '../terms';
import { MISSING, toNumber, type NumberLike } from './toNumber';
import { formatNumber, NO_BREAK_SPACE, type NumberOptions } from './number';

/** `$` for US dollars, otherwise `₾` (specification, "Constants"). */
export function currencySymbol(currency: string): '$' | '₾' {
  return currency === 'USD' ? '$' : '₾';
}

/** Returns whether the symbol follows the number, as in CLDR for Georgian: "35 775 ₾". */
export function isSymbolLast(language: Language): boolean {
  return language === 'ge';
}

const withSymbol = (text: string, currency: string, language: Language): string =>
  isSymbolLast(language) ? `${text}${NO_BREAK_SPACE}${currencySymbol(currency)}` : `${currencySymbol(currency)}${text}`;

/** Formats an amount with its symbol, in whole units by default: "$12,300", "33 400 ₾". "—" if it is missing. */
export function formatMoney(
  amount: NumberLike,
  currency: string,
  language: Language,
  options: NumberOptions = {},
): string {
  const number = toNumber(amount);
  if (number === undefined) return MISSING;
  const text = formatNumber(Math.abs(number), language, options);
  return `${number < 0 && /[1-9]/.test(text) ? '−' : ''}${withSymbol(text, currency, language)}`;
}

/** Formats a range with one symbol: "$12,300–18,000", "12 300–18 000 ₾". Equal ends are one amount. */
export function formatMoneyRange(from: number, to: number, currency: string, language: Language): string {
  if (from === to) return formatMoney(from, currency, language);
  return withSymbol(`${formatNumber(from, language)}–${formatNumber(to, language)}`, currency, language);
}
