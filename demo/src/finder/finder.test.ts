import { siteDay } from '@caravan/shared/terms';
import { demoSeriesSpecs } from '../catalogue/equipment';
import { marketModelFacts } from '../facts/facts';
import { demoFinder } from './vehicles';
import { createRandom } from '../random/random';
import { demoUsedCars } from '../catalogue/usedCars';
import { versionOf } from '../facts/versions';

const today = siteDay(Date.parse('2026-11-20T09:00:00Z'));
const { vehicles, details } = demoFinder(today);
const specsById = new Map(details.map((row) => [row.vehicleId, row.specs] as const));
const accidentsOf = new Map(vehicles.map(({ id, accidents }) => [id, accidents]));
const accidentsIn = ({ vehicleId }: (typeof details)[number]): number | null => accidentsOf.get(vehicleId) ?? null;

const sentences = (text: string): string[] => text.split(/(?<=[.:]) (?=\p{Lu}|\p{Script=Georgian})/u);

describe('the vehicles of the finder', () => {
  it('are versions that were on sale, for every year of a model', () => {
    for (const { brand, model, typicalYears } of marketModelFacts) {
      const [from, to] = typicalYears;
      for (let year = from; year <= to; year += 1) {
        const { generation, engine } = versionOf(createRandom('any'), `${brand} ${model}`, year);
        expect(generation.from <= year && year <= generation.to).toBe(true);
        expect((engine.from ?? year) <= year && year <= (engine.to ?? year)).toBe(true);
      }
    }
  });

  it('are never right-hand drive in Azerbaijan', () => {
    const rightHand = vehicles.filter(({ id }) => specsById.get(id)?.['steering'] === 'rightHand');
    expect(rightHand.length).toBeGreaterThan(3);
    expect(rightHand.filter(({ districtEn }) => ['Baku', 'Sumqayit', 'Ganja'].includes(districtEn ?? ''))).toEqual([]);
  });

  it('are from 2015 or later if customs are not paid', () => {
    const uncleared = vehicles.filter(({ id }) => specsById.get(id)?.['customs'] === 'notCleared');
    expect(uncleared.length).toBeGreaterThan(20);
    expect(Math.min(...uncleared.map(({ year }) => year))).toBeGreaterThanOrEqual(2015);
  });
});

it('vehicles of the finder have the number of seats of their details', () => {
  expect(vehicles.filter(({ id, seats }) => seats !== specsById.get(id)?.['seats'])).toEqual([]);
});

it('cars of the catalogue have the number of seats of their series', () => {
  const seatsOf = new Map(demoSeriesSpecs().map(({ seriesId, seats }) => [seriesId, seats]));
  const cars = demoUsedCars(today);
  expect(new Set(cars.map(({ seats }) => seats))).toContain(7);
  expect(cars.filter(({ seriesId, seats }) => seats !== seatsOf.get(seriesId))).toEqual([]);
});

describe('descriptions of the vehicles', () => {
  it('have two sentences or more in both languages and fewer than 600 characters', () => {
    for (const { descriptionEn, descriptionGe } of details) {
      expect(sentences(descriptionEn).length).toBeGreaterThanOrEqual(2);
      expect(descriptionEn.length).toBeLessThan(600);
      expect(descriptionEn).not.toMatch(/\p{Script=Georgian}|undefined|null|NaN/u);
      expect(descriptionGe.match(/\p{Script=Georgian}/gu)?.length).toBeGreaterThan(descriptionGe.length / 2);
      expect(descriptionGe).not.toMatch(/undefined|null|NaN/u);
    }
  });

  it('do not repeat sentences among twelve neighbours', () => {
    for (let from = 0; from + 12 <= details.length; from += 4) {
      const all = details.slice(from, from + 12).flatMap(({ descriptionEn }) => sentences(descriptionEn));
      const repeated = all.filter((sentence, index) => all.indexOf(sentence) !== index);
      // Sentences of required topics can repeat.
      expect({ from, repeated: repeated.slice(2) }).toEqual({ from, repeated: [] });
    }
    const texts = details.map(({ descriptionEn }) => descriptionEn);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    [
      'accidents',
      (each: (typeof details)[number]) => (accidentsIn(each) ?? 0) > 0,
      /accident|auction|knock|report|hit\b/i,
    ],
    [
      'an unknown history',
      (each: (typeof details)[number]) => accidentsIn(each) === null,
      /no history report|no database|not documented|its past/i,
    ],
    ['service in a fleet', ({ fleet }: (typeof details)[number]) => fleet === true, /taxi|company car|ex-rental/i],
    [
      'customs to be paid',
      ({ specs }: (typeof details)[number]) => specs['customs'] === 'notCleared',
      /custom|cleared|duty|transit/i,
    ],
    [
      'a wheel on the right',
      ({ specs }: (typeof details)[number]) => specs['steering'] === 'rightHand',
      /right|Japanese/i,
    ],
  ] as const)('always mention %s', (_topic, applies, pattern) => {
    const affected = details.filter(applies);
    expect(affected.length).toBeGreaterThan(2);
    expect(affected.map(({ descriptionEn }) => descriptionEn).filter((text) => !pattern.test(text))).toEqual([]);
  });

  it('mention no accidents if there were none', () => {
    const clean = details.filter((each) => accidentsIn(each) === 0);
    const claims = /was hit|one knock|accidents on record|dented front|one entry|faint-hearted/i;
    expect(clean.map(({ descriptionEn }) => descriptionEn).filter((text) => claims.test(text))).toEqual([]);
  });
});
