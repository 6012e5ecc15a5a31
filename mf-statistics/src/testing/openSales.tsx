import type { Site } from '@caravan/shared/site';
import type { Answer } from '@caravan/shared/testing';
import { page } from '../pages/SalesPage/SalesPage';
import { market } from './market';
import { openPart } from './openPart';

interface Options {
  readonly answer?: Answer;
  readonly lang?: 'en' | 'ge';
  readonly currency?: 'USD' | 'GEL';
  readonly site?: Partial<Site>;
}

/** Opens the sales overview with the figures of a market. */
export const openSales = (address: string, options: Options = {}) =>
  openPart({
    Component: page.Component,
    load: (context, url) => page.load({ context, params: {}, url }),
    address,
    answer: market,
    ...options,
  });
