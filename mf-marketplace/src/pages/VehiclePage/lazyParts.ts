import { lazyPart } from '@caravan/shared/page';

export const VehicleText = lazyPart(
  async () => (await import(/* webpackChunkName: "vehicle-text" */ './VehicleText')).VehicleText,
);

/** The server renders its fields, which keep what is typed before its code has loaded. */
export const PriceRequest = lazyPart(
  async () => (await import(/* webpackChunkName: "price-request" */ './request/PriceRequest')).PriceRequest,
);
