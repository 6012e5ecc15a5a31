import type { seriesSpecs, trimEquipment } from '@caravan/api/schema';
import type { FeatureKey } from '@caravan/api/comparison';
import { type ModelFact, modelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import { createRandom } from '../random/random';
import neededScores from './neededScores.json' with { type: 'json' };
import { trims } from './usedCars';

/**
 * The lowest equipment score at which a car has a feature. 0 is the lowest trim of a small car. 11 is the highest trim of a new luxury
 * series.
 */
const scores: Readonly<Record<FeatureKey, number>> = neededScores;

const features = Object.entries(scores);

/** Guide prices in CNY. Each price that a series reaches adds 1 to its equipment score. */
const priceSteps = [80_000, 110_000, 150_000, 200_000, 260_000, 350_000, 500_000];

/** Guide prices in CNY by segment, for series whose facts have no price. */
const defaultPrices: Readonly<Record<string, number>> = {
  micro: 60_000,
  small: 90_000,
  compact: 130_000,
  midsize: 200_000,
  large: 280_000,
  'full-size': 360_000,
};

const priceOf = ({ priceMinCny, segment }: ModelFact): number => priceMinCny ?? defaultPrices[segment] ?? 150_000;

const scoreOfAge = (launchYear: number): number => (launchYear >= 2023 ? 1 : launchYear <= 2018 ? -1 : 0);

const isElectric = ({ energy }: ModelFact): boolean => energy === 'electric' || energy === 'erev';

const seriesScore = (model: ModelFact): number =>
  priceSteps.filter((step) => priceOf(model) >= step).length +
  scoreOfAge(model.launchYear) +
  createRandom(`equipment ${model.brand} ${model.nameEn}`).between(-0.5, 0.5);

/** Returns the features of each trim level, estimated from price and age. A higher level has all features of the lower ones. */
export const demoTrimEquipment = (): (typeof trimEquipment.$inferInsert)[] =>
  modelFacts.flatMap((model) => {
    const score = seriesScore(model);
    return trims.map((trimLevel, step) => ({
      seriesId: seriesId(model.brand, model.nameEn),
      trimLevel,
      features: features
        .filter(([feature, needed]) => score + step >= needed && (feature !== 'heatPump' || isElectric(model)))
        .map(([feature]) => feature),
    }));
  });

export const demoSeriesSpecs = (): (typeof seriesSpecs.$inferInsert)[] =>
  modelFacts.map((model) => ({
    seriesId: seriesId(model.brand, model.nameEn),
    segment: model.segment,
    launchYear: model.launchYear,
    drive: model.drive,
    lengthMm: model.lengthMm,
    widthMm: model.widthMm,
    heightMm: model.heightMm,
    wheelbaseMm: model.wheelbaseMm,
    powerKw: model.totalPowerKw,
    batteryKwh: model.batteryKwh,
    cltcRangeKm: model.cltcRangeKm,
    fuelL100: model.fuelComprehensiveL100,
    zeroTo100: model.zeroTo100s ?? null,
    seats: model.seats ?? null,
  }));
