/** What somebody asks about: a car of the catalogue or a vehicle of the finder, as the call names it. */
export type Subject = { readonly usedCarId: string } | { readonly vehicleId: string };
