import { figuresOf } from '../testing/renderPart';
import { WeekStat } from './WeekStat';

it.each([
  ['2026-11-09', { 'Sold in the last week': ['1', '9–15 Nov 2026'] }],
  ['2026-11-02', { 'Sold 2–8 Nov 2026': ['1', 'car'] }],
])('calls only the newest week the last one: %s [SAL-8]', (week, figures) => {
  expect(figuresOf(<WeekStat week={week} units={1} />)).toEqual(figures);
});

it('counts several cars in the plural', () => {
  expect(figuresOf(<WeekStat week="2026-11-02" units={2} />)).toEqual({ 'Sold 2–8 Nov 2026': ['2', 'cars'] });
});
