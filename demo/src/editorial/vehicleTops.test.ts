import { demoUsedCars } from '../catalogue/usedCars';
import { demoVehicleTops } from './vehicleTops';

const cars = demoUsedCars('2026-11-20');
const tops = demoVehicleTops(cars);
const labelled = (label: string) =>
  tops.flatMap(({ labelEn, usedCarId }) => (labelEn === label ? cars.filter(({ id }) => id === usedCarId) : []));

it('promotes six different cars', () => {
  expect(new Set(tops.map(({ usedCarId }) => usedCarId)).size).toBe(6);
});

it('calls the newest cars of all “Just in”', () => {
  const times = cars.map(({ publishedAt }) => publishedAt.getTime()).toSorted((a, b) => b - a);
  expect(labelled('Just in').map(({ publishedAt }) => publishedAt.getTime())).toEqual(times.slice(0, 2));
});

it('calls only cars reduced that cost less than ever before', () => {
  const reduced = labelled('Price reduced');
  expect(reduced).toHaveLength(2);
  for (const { priceUsd, lowestPriceUsd } of reduced) expect(priceUsd).toBeLessThan(lowestPriceUsd ?? 0);
});
