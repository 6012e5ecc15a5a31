export { MISSING, toNumber, type FormatLanguage, type NumberLike } from './language';
export { formatKm, formatNumber, formatPercent, SMALLEST_SHARE, type NumberOptions } from './number';
export { formatPower, formatPowerParts } from './power';
export { currencySymbol, formatMoney, formatMoneyRange, isSymbolLast, type FormatCurrency } from './money';
export { csvOf } from './csv';
export { withoutBreaks } from './withoutBreaks';
export { escapeHtml } from './escapeHtml';
export { formatDate, formatMonth, toDate, type DateLike, type DateOptions } from './date';
