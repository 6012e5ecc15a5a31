import { lazyPart } from '@caravan/shared/page';

export const VehicleText = lazyPart(
  async () => (await import(/* webpackChunkName: "vehicle-text" */ './VehicleText')).VehicleText,
);

/** The server renders its fields. They keep values that are typed before the code has loaded. */
export const PriceRequest = lazyPart(
  async () => (await import(/* webpackChunkName: "price-request" */ './request/PriceRequest')).PriceRequest,
);
