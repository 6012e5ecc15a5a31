import { shapes } from '../media/catalogue';
import type { Archetype } from '../pictures/types';
import { SHAPES } from '../pictures/testing/facts';
import { generationFacts, marketModelFacts, modelFacts } from './facts';
import { seriesId } from './names';

const drawnAs = (brand: string, series: string): Archetype | undefined =>
  shapes.get(seriesId(brand, series))?.archetype;

describe('the silhouette of a series', () => {
  it.each([
    ['Tesla', 'Model Y', 'coupeSuv'],
    ['GAC Aion', 'Aion Y', 'monospace'],
    ['BYD', 'Dolphin', 'hatchback'],
    ['Volkswagen', 'ID.3', 'hatchback'],
    ['Volkswagen', 'Golf', 'hatchback'],
    ['Zeekr', '001', 'wagon'],
    ['Denza', 'Z9GT EV', 'wagon'],
    ['Wuling', 'Hongguang MINIEV', 'micro'],
    ['Tank', '300', 'offroader'],
    ['Li Auto', 'L9', 'fullSuv'],
    ['Li Auto', 'MEGA', 'bullet'],
    ['Zeekr', '009', 'van'],
    ['Toyota', 'Camry', 'notchback'],
    ['Xiaomi', 'SU7', 'fastback'],
  ] as const)('of the %s %s is that of the real car', (brand, series, archetype) => {
    expect(drawnAs(brand, series)).toBe(archetype);
  });

  const allowed: Readonly<Record<'sedan' | 'suv' | 'mpv', readonly Archetype[]>> = {
    sedan: ['notchback', 'fastback', 'wagon', 'hatchback', 'micro'],
    suv: ['crossover', 'coupeSuv', 'fullSuv', 'offroader', 'monospace'],
    mpv: ['van', 'bullet', 'monospace'],
  };

  it('fits the class that rankings file the series under', () => {
    const series = [...modelFacts, ...marketModelFacts];
    expect(series.filter(({ bodyType, shape }) => !allowed[bodyType].includes(shape))).toEqual([]);
  });

  it('fits the body that its generations have', () => {
    const bodies: Readonly<Record<string, readonly Archetype[]>> = {
      sedan: ['notchback', 'fastback'],
      hatchback: ['hatchback', 'fastback'],
      liftback: ['wagon', 'fastback'],
      suv: allowed.suv,
    };
    const wrong = generationFacts.filter(({ model, body }) => {
      const fact = marketModelFacts.find(({ band }) => band === model);
      return fact !== undefined && !bodies[body]?.includes(fact.shape);
    });
    expect(wrong).toEqual([]);
  });

  it('is one for a series that both catalogue and market know', () => {
    const twice = marketModelFacts.filter(({ brand, model, shape }) =>
      modelFacts.some((fact) => fact.brand === brand && fact.nameEn === model && fact.shape !== shape),
    );
    expect(twice).toEqual([]);
  });

  it('is in the copy for the tests of pictures what the facts say', () => {
    expect(SHAPES.map(({ brand, seed, archetype }) => [brand, seed, archetype])).toEqual(
      modelFacts.map(({ brand, nameEn, shape }) => [brand, nameEn, shape]),
    );
  });
});
