import { lazyPart } from '@caravan/shared/page';

export const LandedReceipts = lazyPart(
  async () => (await import(/* webpackChunkName: "landed" */ './LandedReceipts')).LandedReceipts,
);
