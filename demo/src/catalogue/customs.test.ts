import { utcDay } from '@caravan/shared/terms';
import { modelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import { demoUsedCars } from './usedCars';

const cars = demoUsedCars('2026-11-20');
const combustion = cars.filter(({ energy }) => energy !== 'electric');
const volumesOf = new Map(modelFacts.map(({ brand, nameEn, engineCm3 }) => [seriesId(brand, nameEn), engineCm3 ?? []]));
const volumes = (series: string | null | undefined): readonly number[] => volumesOf.get(series ?? '') ?? [];

/** Returns the engine volumes that a text names in litres, in cm³: `1.5T` gives 1500. */
const namedVolumes = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\d.])(\d\.\d) ?[TL]/g), ([, litres]) => Number(litres) * 1000);

describe('engine volumes', () => {
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

  it('agree with the volume in the name of a car', () => {
    const off = combustion.filter(({ name, originalName, levelTitle, engineCm3Low: low, engineCm3High: high }) =>
      namedVolumes(`${name} ${originalName ?? ''} ${levelTitle ?? ''}`).some(
        (volume) => low !== null && (Math.abs((low ?? 0) - volume) > 50 || Math.abs((high ?? 0) - volume) > 50),
      ),
    );
    expect(off).toEqual([]);
  });
});

describe('months of manufacture', () => {
  it.each(['2026-11-20', '2027-01-04', '2028-02-29'])('are not after plate and publication in data of %s', (today) => {
    const lateCars = demoUsedCars(today).filter(({ year, madeMonth, plateDate, publishedAt }) => {
      const madeIn = `${String(year)}-${String(madeMonth).padStart(2, '0')}`;
      return (
        madeMonth !== null && [plateDate, utcDay(publishedAt.getTime())].some((day) => day && day.slice(0, 7) < madeIn)
      );
    });
    expect(lateCars).toEqual([]);
  });
});
