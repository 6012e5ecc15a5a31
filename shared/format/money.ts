import type { Currency } from '../terms';
import { MISSING, toNumber, type FormatLanguage, type NumberLike } from './language';
import { formatNumber, type NumberOptions } from './number';

/** Currencies of the site. */
export type FormatCurrency = Currency;

/** `$` for US dollars, otherwise `₾` (specification, "Constants"). */
export function currencySymbol(currency: string): '$' | '₾' {
  return currency === 'USD' ? '$' : '₾';
}

/** An amount with its symbol in front, whole units unless asked: "$12,300", "₾33 400"; "—" for a missing amount. */
export function formatMoney(
  amount: NumberLike,
  currency: string,
  language: FormatLanguage,
  options: NumberOptions = {},
): string {
  const number = toNumber(amount);
  if (number === undefined) return MISSING;
  const text = formatNumber(Math.abs(number), language, options);
  return `${number < 0 && /[1-9]/.test(text) ? '−' : ''}${currencySymbol(currency)}${text}`;
}
