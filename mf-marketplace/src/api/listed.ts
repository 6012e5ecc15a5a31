import * as v from 'valibot';
import { carListItem, catalogueBrand, finderVehicle } from '@caravan/shared/contracts/calls';

// Entries of lists without the fields that no card shows: parsing drops them, so that they are not dehydrated into the page.

export const listedBrand = v.omit(catalogueBrand, ['year', 'series']);

export const listedCar = v.omit(carListItem, ['vin', 'originalName', 'bodySize', 'publishTime']);
export type ListedCar = v.InferOutput<typeof listedCar>;

export const listedVehicle = v.omit(finderVehicle, ['vin', 'interiorCode', 'videoUrl', 'relevantCarImages']);
export type ListedVehicle = v.InferOutput<typeof listedVehicle>;
