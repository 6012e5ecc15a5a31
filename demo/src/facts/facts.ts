import * as v from 'valibot';
import brandsJson from './brands.json' with { type: 'json' };
import generationsJson from './generations.json' with { type: 'json' };
import marketJson from './market.json' with { type: 'json' };
import marketModelsJson from './marketModels.json' with { type: 'json' };
import modelsJson from './models.json' with { type: 'json' };
import paintsJson from './paints.json' with { type: 'json' };
import rareModelsJson from './rareModels.json' with { type: 'json' };
import rankedJson from './rankedModels.json' with { type: 'json' };

/** The facts behind demo data and pictures. They are validated when the process starts. */

const bodyType = v.picklist(['sedan', 'suv', 'mpv']);
const energy = v.picklist(['electric', 'petrol', 'phev', 'erev', 'hybrid']);
const drive = v.picklist(['fwd', 'rwd', 'awd', '4wd']);
const range = v.tuple([v.number(), v.number()]);

const brandFact = v.object({
  name: v.string(),
  nameCn: v.optional(v.nullable(v.string())),
  founded: v.nullable(v.number()),
  country: v.string(),
  /** World manufacturer identifier of the cars that it makes in China: the first three characters of their VINs. */
  wmiChina: v.optional(v.string()),
});

const retail = v.object({
  units: v.nullable(v.number()),
  userScore5: v.nullable(v.number()),
});

const engineVolume = v.pipe(v.number(), v.integer(), v.minValue(600), v.maxValue(6500));

const modelFact = v.object({
  brand: v.string(),
  nameEn: v.string(),
  nameCn: v.nullable(v.string()),
  bodyType,
  segment: v.string(),
  energy,
  launchYear: v.number(),
  lengthMm: v.nullable(v.number()),
  widthMm: v.nullable(v.number()),
  heightMm: v.nullable(v.number()),
  wheelbaseMm: v.nullable(v.number()),
  totalPowerKw: v.nullable(v.number()),
  cltcRangeKm: v.nullable(v.number()),
  fuelComprehensiveL100: v.nullable(v.number()),
  /** The engine volumes that the series has in China, in cm³, in ascending order. Null for an electric series. */
  engineCm3: v.nullable(v.pipe(v.array(engineVolume), v.minLength(1))),
  priceMinCny: v.nullable(v.number()),
  priceMaxCny: v.nullable(v.number()),
  batteryKwh: v.nullable(v.number()),
  seats: v.optional(v.nullable(v.number())),
  zeroTo100s: v.optional(v.nullable(v.number())),
  drive,
  cnRetail202407: v.optional(v.nullable(retail)),
});
export type ModelFact = v.InferOutput<typeof modelFact>;

const modelWithEngine = v.pipe(
  modelFact,
  v.check(
    ({ energy: kind, engineCm3 }) => (kind === 'electric') === (engineCm3 === null),
    'models.json: an electric series must have the engineCm3 null, and any other series its engine volumes',
  ),
);

/** The facts of a series that rankings use. */
const rankedFact = v.pick(modelFact, [
  'brand',
  'nameEn',
  'nameCn',
  'bodyType',
  'segment',
  'energy',
  'cltcRangeKm',
  'batteryKwh',
  'priceMinCny',
  'priceMaxCny',
  'cnRetail202407',
]);
export type RankedFact = v.InferOutput<typeof rankedFact>;

const paintFact = v.object({
  category: v.string(),
  group: v.string(),
  name: v.string(),
  hex: v.string(),
  finish: v.picklist(['gloss', 'matte', 'satin', 'metallic', 'chrome', 'colour-shift', 'printed', 'clear', 'tinted']),
  secondaryHex: v.optional(v.string()),
  alpha: v.optional(v.number()),
});

export type PaintFact = v.InferOutput<typeof paintFact>;

const wheelFact = v.object({ name: v.string() });

/** Reads `2012-2018`. */
const modelYears = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{4}$/),
  v.transform((years) => years.split('-').map(Number)),
  range,
);

const band = v.object({
  model: v.string(),
  typicalYears: modelYears,
  typicalPriceUsd: range,
  typicalMileageKm: range,
  fuel: v.string(),
  weightGeorgia: v.number(),
  weightAzerbaijan: v.number(),
});

const marketModel = v.object({
  band: v.string(),
  brand: v.string(),
  model: v.string(),
  bodyType,
  segment: v.string(),
  wmi: v.string(),
});

export const brandFacts = v.parse(v.array(brandFact), brandsJson);
export const modelFacts = v.parse(v.array(modelWithEngine), modelsJson);
/** The series of China's rankings: those of the catalogue, and expensive ones that no exporter offers. */
export const rankedFacts: readonly RankedFact[] = [...modelFacts, ...v.parse(v.array(rankedFact), rankedJson)];
export const paintFacts = v.parse(v.array(paintFact), paintsJson.paints);
export const wheelFacts = v.parse(v.array(wheelFact), paintsJson.wheelHubs);
export const rateFacts = v.parse(
  v.object({ usdGel: v.number(), usdAzn: v.number(), usdCny: v.number() }),
  marketJson.exchangeRatesForDemo,
);

const bands = new Map(v.parse(v.array(band), marketJson.demoModelBands.rows).map((row) => [row.model, row]));

/** The models popular in Georgia and Azerbaijan, with their typical years, prices and mileage. */
export const marketModelFacts = v.parse(v.array(marketModel), marketModelsJson).map((model) => {
  const found = bands.get(model.band);
  if (found === undefined) {
    throw new Error(`marketModels.json: market.json has no row for the band "${model.band}" in demoModelBands`);
  }
  return { ...model, ...found, model: model.model, fuels: found.fuel.split('/') };
});
export type MarketModelFact = (typeof marketModelFacts)[number];

/** The facts from which sales are created. */
export type SalesModelFact = Pick<
  MarketModelFact,
  'band' | 'brand' | 'model' | 'typicalYears' | 'typicalPriceUsd' | 'typicalMileageKm' | 'fuels'
>;

/** `weeklyUnits` holds in each market. `monthsSold`: full months since the first sale, null if older than the data. */
const rareModel = v.object({
  brand: v.string(),
  model: v.string(),
  typicalYears: modelYears,
  typicalPriceUsd: range,
  typicalMileageKm: range,
  weeklyUnits: v.number(),
  monthsSold: v.nullable(v.number()),
});

/** Series of the catalogue that are seldom sold in Georgia and Azerbaijan or have been sold for a few months only. */
export const rareModelFacts = v.parse(v.array(rareModel), rareModelsJson.rows).map((model) => {
  const found = modelFacts.find(({ brand, nameEn }) => brand === model.brand && nameEn === model.model);
  if (found === undefined) {
    throw new Error(`rareModels.json: models.json has no series "${model.brand} ${model.model}"`);
  }
  return { ...model, band: `${model.brand} ${model.model}`, fuels: [found.energy] };
});
export type RareModelFact = (typeof rareModelFacts)[number];

const engine = v.object({
  fuel: v.picklist(['petrol', 'diesel', 'LPG', 'hybrid', 'phev', 'erev', 'electric']),
  name: v.string(),
  engineCc: v.nullable(v.number()),
  powerKw: v.number(),
  torqueNm: v.nullable(v.number()),
  gearbox: v.picklist(['automatic', 'manual', 'cvt']),
  gears: v.nullable(v.number()),
  drive,
  consumptionL100: v.nullable(v.number()),
  zeroTo100s: v.nullable(v.number()),
  batteryKwh: v.nullable(v.number()),
  rangeKm: v.nullable(v.number()),
  rangeCycle: v.nullable(v.string()),
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});

/** A generation of a market model, in the model years `from` to `to`. An engine has its own years if it was on sale in some of them only. */
const generation = v.object({
  model: v.string(),
  series: v.nullable(v.string()),
  make: v.optional(v.string()),
  modelName: v.optional(v.string()),
  from: v.number(),
  to: v.number(),
  lengthMm: v.number(),
  widthMm: v.number(),
  heightMm: v.number(),
  wheelbaseMm: v.number(),
  body: v.picklist(['sedan', 'hatchback', 'liftback', 'suv']),
  doors: v.number(),
  seats: v.number(),
  bootL: v.nullable(v.number()),
  clearanceMm: v.nullable(v.number()),
  engines: v.array(engine),
});

/** The generations of the market models, from general knowledge. Unknown values are null. */
export const generationFacts = v.parse(v.array(generation), generationsJson);
