import { stepsOf, summaryOf } from './priceSteps';

const BOX = { width: 100, height: 10 };
const days = [
  { day: '2026-11-01', price: 20_000 },
  { day: '2026-11-06', price: 18_000 },
  { day: '2026-11-09', price: 19_000 },
];

it('draws prices as steps from the first day to today', () => {
  expect(stepsOf(days, '2026-11-11', BOX)).toBe('M0 0H50V10H80V5H100');
});

it('leaves a gap where no price was asked', () => {
  const gap = [{ day: '2026-11-01', price: 20_000 }, { day: '2026-11-06', price: null }, ...days.slice(2)];
  expect(stepsOf(gap, '2026-11-11', BOX)).toBe('M0 0H50M80 10H100');
});

it('draws a line for prices of one day', () => {
  expect(stepsOf(days.slice(0, 1), '2026-11-01', BOX)).toBe('M0 0H0');
});

it('knows first, last, lowest and highest price and the change', () => {
  expect(summaryOf([...days, { day: '2026-11-10', price: null }])).toEqual({
    first: days[0],
    last: days[2],
    lowest: 18_000,
    highest: 20_000,
    change: -1000,
  });
});
