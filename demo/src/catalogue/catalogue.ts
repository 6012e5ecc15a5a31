import type { brands, series } from '@caravan/api/schema';
import { brandFacts, rankedFacts, type RankedFact } from '../facts/facts';
import { brandId, fullName, seriesId } from '../facts/names';
import { createRandom } from '../random/random';

export const demoBrands = (): (typeof brands.$inferInsert)[] =>
  brandFacts.map(({ name, nameCn, country, founded }) => ({
    id: brandId(name),
    name,
    nameCn: nameCn ?? null,
    country,
    founded,
  }));

/** The number of the smallest class of each body type. */
const smallestClass = { sedan: 0, suv: 10, mpv: 20 };
/** Segments in ascending order of class. Only sedans also have a micro class, which is number 0. */
const segments = ['small', 'compact', 'midsize', 'large', 'full-size'];

const bodyClassOf = ({ bodyType, segment }: RankedFact): number =>
  smallestClass[bodyType] + Math.max(0, segments.indexOf(segment) + (bodyType === 'sedan' ? 1 : 0));

/** Returns all series of the facts. A series that sells more has more reviews. */
export const demoSeries = (): (typeof series.$inferInsert)[] =>
  rankedFacts.map((model) => ({
    id: seriesId(model.brand, model.nameEn),
    brandId: brandId(model.brand),
    name: model.nameEn,
    fullName: fullName(model.brand, model.nameEn),
    nameCn: model.nameCn,
    bodyType: model.bodyType,
    bodyClass: bodyClassOf(model),
    energy: model.energy,
    priceMinCny: model.priceMinCny,
    priceMaxCny: model.priceMaxCny,
    reviewCount: Math.round(
      ((model.cnRetail202407?.units ?? 1_500) / 12 + 40) * createRandom(`reviews ${model.nameEn}`).between(0.6, 1.6),
    ),
    showTrend: (model.cnRetail202407?.units ?? null) !== null,
  }));
