export { MISSING, toNumber, type NumberLike } from './toNumber';
export { formatKm, formatNumber, formatPercent, SMALLEST_SHARE, toFixedHalfUp } from './number';
export { formatPower, formatPowerParts } from './power';
export { currencySymbol, formatMoney, formatMoneyRange, isSymbolLast } from './money';
export { csvOf } from './csv';
export { withoutBreaks } from './withoutBreaks';
export { isDecodable } from './isDecodable';
export { escapeHtml } from './escapeHtml';
export { formatDate, formatMonth, toDate } from './date';
