import { barPointsOf, medianOf } from './bars';

it('gives every bar its share in per cent', () => {
  expect(
    barPointsOf([
      { name: 'a', units: 1 },
      { name: 'b', units: 2 },
      { name: 'c', units: 0 },
    ]),
  ).toEqual([
    { name: 'a', value: 1, value2: 33.3 },
    { name: 'b', value: 2, value2: 66.7 },
    { name: 'c', value: 0, value2: 0 },
  ]);
  expect(barPointsOf([{ name: 'a', units: 0 }])).toEqual([{ name: 'a', value: 0, value2: 0 }]);
});

it.each([
  [[4], 150],
  [[2, 2], 200],
  [[1, 2, 1], 250],
  [[0, 3, 1], 266.67],
  [[1, 0, 1], 200],
])('finds the median of %j within its bar', (units, median) => {
  expect(medianOf(100, 100, units)).toBeCloseTo(median, 1);
});
