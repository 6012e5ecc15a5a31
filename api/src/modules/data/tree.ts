import { grouped } from '../statistics/grouped';
import type { MarketModel } from '../statistics/models';
import { brandMark } from '../../media/addresses';

/** Models that are sorted by brand, as a tree of brands. */
export const modelTreeOf = (models: readonly MarketModel[]) =>
  [...grouped(models, ({ brandName }) => brandName)].map(([brandName, ofBrand]) => ({
    brandName,
    logo: brandMark(ofBrand[0]?.brandId ?? brandName),
    models: ofBrand.map(({ id, name }) => ({ modelId: id, modelName: name })),
  }));
