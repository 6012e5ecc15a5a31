import { page } from '../pages/SalesPage/SalesPage';
import { market } from './market';
import { openPage, type PageOptions } from './openPart';

/** Opens the sales overview with the figures of a market. */
export const openSales = (address: string, options: Partial<PageOptions> = {}) =>
  openPage(page, address, { answer: market, ...options });
