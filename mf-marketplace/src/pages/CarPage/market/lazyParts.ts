import { lazyPart } from '@caravan/shared/page';

export const MarketBlocks = lazyPart(
  async () => (await import(/* webpackChunkName: "market" */ './MarketBlocks')).MarketBlocks,
);
