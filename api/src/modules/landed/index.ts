// The landed price of cars: tariffs, freights and exchange rates of the day, and what each car costs cleared.
export type { LandedBasis } from './basis';
export { currencyOf, declarationDay, readBasis } from './basis';
export { landedBasisOf } from './currentBasis';
export {
  doubtsOf,
  figureOf,
  figuresOf,
  landedColumn,
  landedColumns,
  madeWithin,
  priceOf,
  vehiclePriceOf,
} from './price';
export { carBatches, highestUsd, storeLandedPrices } from './store';
export * from './tariffs';
