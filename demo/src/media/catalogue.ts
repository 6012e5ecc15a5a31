import type { CarShape, Paint, Wheel } from '../pictures';
import type { ModelFact } from '../facts/facts';
import { brandFacts, marketModelFacts, modelFacts, paintFacts, wheelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import { slugOf } from '@caravan/api/media';

/** Sizes in mm of a middling car, for the one series whose sizes the facts do not know. */
const middling = { lengthMm: 5140, widthMm: 1930, heightMm: 1880, wheelbaseMm: 3200 };

const shapeOf = (model: ModelFact): CarShape => ({
  bodyType: model.bodyType,
  archetype: model.shape,
  segment: model.segment,
  energy: model.energy,
  lengthMm: model.lengthMm ?? middling.lengthMm,
  widthMm: model.widthMm ?? middling.widthMm,
  heightMm: model.heightMm ?? middling.heightMm,
  wheelbaseMm: model.wheelbaseMm ?? middling.wheelbaseMm,
  seed: model.nameEn,
  brand: model.brand,
});

const energyOf = (fuel: string | undefined): CarShape['energy'] =>
  fuel === 'electric' || fuel === 'hybrid' || fuel === 'phev' || fuel === 'erev' ? fuel : 'petrol';

const marketShapes = marketModelFacts.map(({ brand, model, fuels, ...size }): [string, CarShape] => [
  seriesId(brand, model),
  {
    bodyType: size.bodyType,
    archetype: size.shape,
    segment: size.segment,
    energy: energyOf(fuels[0]),
    lengthMm: size.lengthMm,
    widthMm: size.widthMm,
    heightMm: size.heightMm,
    wheelbaseMm: size.wheelbaseMm,
    seed: model,
    brand,
  },
]);

/** Shapes by series slug, with and without the brand in front; a series of the facts goes before a market model of its name. */
export const shapes: ReadonlyMap<string, CarShape> = new Map([
  ...marketShapes,
  ...modelFacts.map((model): [string, CarShape] => [slugOf(model.nameEn), shapeOf(model)]),
  ...modelFacts.map((model): [string, CarShape] => [seriesId(model.brand, model.nameEn), shapeOf(model)]),
]);

const paintOf = ({ name, hex, finish, secondaryHex, accentHexes, alpha }: (typeof paintFacts)[number]): Paint => ({
  hex,
  finish,
  pattern: name,
  ...(secondaryHex === undefined ? {} : { secondaryHex }),
  ...(accentHexes === undefined ? {} : { accentHexes }),
  ...(alpha === undefined ? {} : { alpha }),
});

export const paints: ReadonlyMap<string, Paint> = new Map(paintFacts.map((fact) => [slugOf(fact.name), paintOf(fact)]));

export const wheels: ReadonlyMap<string, Wheel> = new Map(wheelFacts.map((fact) => [slugOf(fact.name), fact]));

/** The wheel of a car whose address names none. */
export const plainWheel: Wheel = wheelFacts[0] ?? {
  name: 'Five-spoke classic',
  spokes: 5,
  finish: 'silver',
  hex: '#C3C7CB',
};

export const brandNames: ReadonlyMap<string, string> = new Map(brandFacts.map(({ name }) => [slugOf(name), name]));
