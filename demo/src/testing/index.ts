/** Demo data for tests of the API. */
export { demoBrands, demoSeries } from '../catalogue/catalogue';
export { createRandom } from '../random/random';
export { demo } from '../demo';
export { paintFacts } from '../facts/facts';
export { prizePart } from '../parts/prize';
export { statisticsPart } from '../parts/statistics';
export { trackingPart } from '../parts/tracking';
export { seedDemo } from '../seed/seed';
export { demoIdentities } from '../tracking/identities';
export { isRareModel } from './isRareModel';
