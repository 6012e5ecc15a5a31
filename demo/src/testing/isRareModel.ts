import { rareModelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';

/** Returns whether a model has periods without sales, or no periods before its first sale. */
export const isRareModel = (modelId: string): boolean =>
  rareModelFacts.some(({ brand, model }) => seriesId(brand, model) === modelId);
