// The landed price of cars: tariffs, freights and exchange rates of the day, and what each car costs cleared.
export type { LandedBasis } from './basis';
export { currencyOf, readBasis } from './basis';
export { landedBasisOf } from './currentBasis';
export { figuresOf, landedColumns, madeWithin, priceOf } from './price';
export { storeLandedPrices } from './store';
export { approvedTariffs, approveTariff, importTariffs, readTariffFiles } from './tariffs';
