// The landed price of cars: tariffs, freights and exchange rates of the day, and what each car costs cleared.
export type { LandedBasis } from './basis';
export { landedBasisOf } from './currentBasis';
export { figuresOf } from './price';
export { landedColumns, storeLandedPrices } from './store';
export { approveTariff, importTariffs, readTariffFiles } from './tariffs';
