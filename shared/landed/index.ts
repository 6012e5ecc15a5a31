// Computes the landed price of a car in Georgia or Azerbaijan. Pure: the caller passes tariffs, rates and freights.
export { entryLimits, fuels, steerings, unknownParts, type Fuel, type ImportedCar } from './car';
export * from './landedPrice';
export * from './lastOrderDay';
export * from './range';
export type { Clearance } from './receipt';
export * from './tariff';
export * from './transport';
