import { lazyPart } from '@caravan/shared/page';

export const PriceHistory = lazyPart(
  async () => (await import(/* webpackChunkName: "price-history" */ './PriceHistory')).PriceHistory,
);
