import { monthsBackFrom, newestMonth } from '@caravan/shared/terms';

/** The last six months with sales, newest first (RNK-3). */
export const saleMonths = (today: string): string[] => monthsBackFrom(newestMonth(today), 6);
