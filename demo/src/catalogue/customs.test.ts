import { utcDay } from '@caravan/shared/terms';
import { modelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import { demoUsedCars } from './usedCars';

const cars = demoUsedCars('2026-11-20');
const combustion = cars.filter(({ energy }) => energy !== 'electric');
const volumesOf = new Map(modelFacts.map(({ brand, nameEn, engineCm3 }) => [seriesId(brand, nameEn), engineCm3 ?? []]));
const volumes = (series: string | null | undefined): readonly number[] => volumesOf.get(series ?? '') ?? [];

const shareOf = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length;

/** Returns the engine volumes that a text names in litres, in cm³: `1.5T` gives 1500. */
const namedVolumes = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\d.])(\d\.\d) ?[TL]/g), ([, litres]) => Number(litres) * 1000);

describe('engine volumes', () => {
  it('are known for every series that is not electric', () => {
    const without = modelFacts.filter(({ energy, engineCm3 }) => (energy === 'electric') !== (engineCm3 === null));
    expect(without).toEqual([]);
    expect(modelFacts.filter(({ engineCm3 }) => engineCm3 !== null)).toHaveLength(72);
  });

  it('of a series are in ascending order, from 600 to 6,500 cm³', () => {
    const off = [...volumesOf.values()].filter(
      (each) =>
        each.some((volume) => volume < 600 || volume > 6_500) ||
        each.some((volume, index) => volume <= (each[index - 1] ?? 0)),
    );
    expect(off).toEqual([]);
  });

  it('of an electric car are null', () => {
    const electric = cars.filter(({ energy }) => energy === 'electric');
    expect(electric.length).toBeGreaterThan(500);
    expect(electric.filter((car) => car.engineCm3Low !== null || car.engineCm3High !== null)).toEqual([]);
  });

  it('of a car are one volume of its series, or the lowest and the highest', () => {
    const off = combustion.filter(({ seriesId: series, engineCm3Low: low, engineCm3High: high }) => {
      const known = volumes(series);
      const isOne = low === high && (low === null || known.includes(low ?? 0));
      return !isOne && !(low === known[0] && high === known.at(-1));
    });
    expect(off).toEqual([]);
  });

  it('are a range for about one car in eight of a series with several', () => {
    const several = combustion.filter(({ seriesId: series }) => volumes(series).length > 1);
    const ranges = several.filter(({ engineCm3Low, engineCm3High }) => engineCm3Low !== engineCm3High);
    expect(shareOf(ranges, several)).toBeGreaterThan(0.08);
    expect(shareOf(ranges, several)).toBeLessThan(0.17);
  });

  it('are unknown for about two per cent of the cars with an engine', () => {
    const unknown = combustion.filter(({ engineCm3Low }) => engineCm3Low === null);
    expect(shareOf(unknown, combustion)).toBeGreaterThan(0.01);
    expect(shareOf(unknown, combustion)).toBeLessThan(0.03);
  });

  it('agree with the volume in the name of a car', () => {
    const off = combustion.filter(({ name, originalName, levelTitle, engineCm3Low: low, engineCm3High: high }) =>
      namedVolumes(`${name} ${originalName ?? ''} ${levelTitle ?? ''}`).some(
        (volume) => low !== null && (Math.abs((low ?? 0) - volume) > 50 || Math.abs((high ?? 0) - volume) > 50),
      ),
    );
    expect(off).toEqual([]);
  });

  it.each([
    ['Binyue 1.5T Premium', [1_500]],
    ['H6 2.0 T', [2_000]],
    ['UNI-V 11.5T', []],
    ['Seal 06 DM-i', []],
  ])('in %s are read as %j', (text, read) => {
    expect(namedVolumes(text)).toEqual(read);
  });
});

describe('months of manufacture', () => {
  const known = cars.filter(({ madeMonth }) => madeMonth !== null);

  it('are unknown for about two cars in five', () => {
    expect(shareOf(known, cars)).toBeGreaterThan(0.55);
    expect(shareOf(known, cars)).toBeLessThan(0.65);
  });

  it('are from January to December', () => {
    expect(new Set(known.map(({ madeMonth }) => madeMonth))).toEqual(
      new Set(Array.from({ length: 12 }, (_, month) => month + 1)),
    );
  });

  it.each(['2026-11-20', '2027-01-04', '2028-02-29'])('are not after plate and publication in data of %s', (today) => {
    const late = demoUsedCars(today).filter(({ year, madeMonth, plateDate, publishedAt }) => {
      const made = `${String(year)}-${String(madeMonth).padStart(2, '0')}`;
      return (
        madeMonth !== null && [plateDate, utcDay(publishedAt.getTime())].some((day) => day && day.slice(0, 7) < made)
      );
    });
    expect(late).toEqual([]);
  });
});

it('the wheel is on the left, or unknown for about two per cent', () => {
  const unknown = cars.filter(({ steering }) => steering === null);
  expect(cars.filter(({ steering }) => steering !== null && steering !== 'left')).toEqual([]);
  expect(shareOf(unknown, cars)).toBeGreaterThan(0.01);
  expect(shareOf(unknown, cars)).toBeLessThan(0.03);
});
