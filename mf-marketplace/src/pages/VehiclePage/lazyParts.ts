import { lazyPart } from '@caravan/shared/page';

export const VehicleLanded = lazyPart(
  async () => (await import(/* webpackChunkName: "vehicle-landed" */ './VehicleLanded')).VehicleLanded,
);

export const Recommended = lazyPart(
  async () => (await import(/* webpackChunkName: "recommended" */ './Recommended')).Recommended,
);

export const LikeGone = lazyPart(
  async () => (await import(/* webpackChunkName: "recommended" */ './Recommended')).LikeGone,
);
