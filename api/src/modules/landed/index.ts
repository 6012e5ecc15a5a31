// The landed price of cars: tariffs, freights and exchange rates of the day, and what each car costs cleared.
export type { LandedBasis } from './basis';
export { importCountries, readBasis } from './basis';
export { landedBasisOf } from './currentBasis';
export { figuresOf, madeWithin, priceOf } from './price';
export { landedColumns, storeLandedPrices } from './store';
export { approvedTariffs, approveTariff, importTariffs, readTariffFiles } from './tariffs';
