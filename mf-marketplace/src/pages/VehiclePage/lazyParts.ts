import { lazyPart } from '@caravan/shared/page';

export const VehicleText = lazyPart(
  async () => (await import(/* webpackChunkName: "vehicle-text" */ './VehicleText')).VehicleText,
);
