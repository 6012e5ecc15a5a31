import type { brands, series } from '@caravan/api/schema';
import { brandFacts, modelFacts } from '../facts/facts';
import { brandId, fullName, seriesId } from '../facts/names';
import { randomOf } from '../chance/random';

export const demoBrands = (): (typeof brands.$inferInsert)[] =>
  brandFacts.map(({ name, nameCn, country, founded }) => ({
    id: brandId(name),
    name,
    nameCn: nameCn ?? null,
    country,
    founded,
  }));

/** Every series of the facts; the number of reviews follows its sales. */
export const demoSeries = (): (typeof series.$inferInsert)[] =>
  modelFacts.map((model) => ({
    id: seriesId(model.brand, model.nameEn),
    brandId: brandId(model.brand),
    name: model.nameEn,
    fullName: fullName(model.brand, model.nameEn),
    nameCn: model.nameCn,
    bodyType: model.bodyType,
    energy: model.energy,
    priceMinCny: model.priceMinCny,
    priceMaxCny: model.priceMaxCny,
    reviewCount: Math.round(
      ((model.cnRetail202407?.units ?? 1_500) / 12 + 40) * randomOf(`reviews ${model.nameEn}`).between(0.6, 1.6),
    ),
    showTrend: (model.cnRetail202407?.units ?? null) !== null,
  }));
