import { monthsBackFrom, newestRankingMonth } from '@caravan/shared/terms';

/** The last six months with sales, newest first (RNK-3). */
export const saleMonths = (today: string): string[] => monthsBackFrom(newestRankingMonth(today), 6);
