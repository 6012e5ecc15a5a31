import { pickPrize } from './pick';

const kinds = [
  { id: 'dear', amountUsd: 100, left: 1 },
  { id: 'gone', amountUsd: 50, left: 0 },
  { id: 'cheap', amountUsd: 10, left: 3 },
];

it('picks every prize that is left with equal probability', () => {
  const picked = [0, 1, 2, 3].map((ticket) => pickPrize(kinds, 1_000, () => ticket)?.id);
  expect(picked).toEqual(['dear', 'cheap', 'cheap', 'cheap']);
});

it('leaves out prizes above the budget', () => {
  const ends: number[] = [];
  expect(pickPrize(kinds, 99, (end) => ends.push(end) - 1)?.id).toBe('cheap');
  expect(ends).toEqual([3]);
});

it('returns undefined if nothing is left', () => {
  expect(pickPrize(kinds, 9)).toBeUndefined();
  expect(pickPrize([], 1_000)).toBeUndefined();
});
