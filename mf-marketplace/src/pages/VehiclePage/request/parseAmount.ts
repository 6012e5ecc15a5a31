import type { Currency, Language } from '@caravan/shared/contracts';
import { formatMoney } from '@caravan/shared/format';

/** Minimum and maximum price in any currency. The maximum, and that of the number of vehicles, are those of the call. */
export const MIN_PRICE = 1;
export const MAX_PRICE = 1_000_000_000;
export const MAX_QUANTITY = 10_000;

/** Digits with spaces, commas or points between thousands. One or two digits after a last comma or point are cents. */
const TYPED_NUMBER = /^(\d+|\d{1,3}(?:[\s.,]\d{3})+)(?:[.,](\d{1,2}))?$/;

/** Parses a typed number. 0 if it is none. */
export const parseNumber = (text: string): number => {
  const [, integerPart = '', cents = '0'] = TYPED_NUMBER.exec(text.trim()) ?? [];
  return Number(`${integerPart.replace(/\D/g, '')}.${cents}`);
};

/** Parses a typed amount with cents. Null if it is invalid. */
export const parseAmount = (text: string): number | null => {
  const amount = parseNumber(text.replace(/[$₾]/g, ''));
  return amount >= MIN_PRICE && amount <= MAX_PRICE ? amount : null;
};

/** Formats a parsed amount: with both digits of its cents, if it has any. */
export const formatAmount = (amount: number, currency: Currency, lang: Language): string =>
  formatMoney(amount, currency, lang, { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });

/** Parses a typed number of vehicles. Null if it is invalid. */
export const parseQuantity = (text: string): number | null => {
  const quantity = parseNumber(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : null;
};

/** Returns the next whole quantity above or below a typed number, from 1 to the maximum. A text without a number counts as 0. */
export const stepQuantity = (text: string, delta: number): number => {
  const typed = parseNumber(text);
  const next = delta > 0 ? Math.floor(typed) + 1 : Math.ceil(typed) - 1;
  return Math.min(MAX_QUANTITY, Math.max(1, next));
};
