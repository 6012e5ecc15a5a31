import * as v from 'valibot';
import { carListItem, catalogueBrand, finderVehicle, vehicleDetail } from '@caravan/shared/contracts/calls';

// Schemas of list entries without the fields that cards do not show. Parsing drops these fields from the dehydrated state.

export const listedBrand = v.omit(catalogueBrand, ['year', 'series']);

export const listedCar = v.omit(carListItem, ['vin', 'originalName', 'bodySize', 'publishTime']);
export type ListedCar = v.InferOutput<typeof listedCar>;

export const listedVehicle = v.omit(finderVehicle, ['vin', 'interiorCode', 'videoUrl', 'relevantCarImages']);
export type ListedVehicle = v.InferOutput<typeof listedVehicle>;

export const detailedVehicle = v.object({ ...vehicleDetail.entries, recommended: v.array(listedVehicle) });
export type DetailedVehicle = v.InferOutput<typeof detailedVehicle>;
