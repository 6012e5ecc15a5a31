// Computes what a car costs cleared in Georgia or Azerbaijan. Pure: the caller brings tariffs, rates and freights.
export { entryLimits, fuels, steerings, unknownParts, type Fuel, type ImportedCar } from './car';
export * from './landedPrice';
export * from './lastOrderDay';
export * from './range';
export type { Clearance } from './receipt';
export * from './tariff';
export * from './transport';
