import { figuresOf } from '../testing/renderPart';
import { WeekStat } from './WeekStat';

it.each([
  ['2026-11-09', { 'Sold in the last week': ['1', '9–15 Nov 2026'] }],
  ['2026-11-02', { 'Sold 2–8 Nov 2026': ['1', 'cars'] }],
])('calls only the newest week the last one: %s [SAL-8]', (week, figures) => {
  expect(figuresOf(<WeekStat week={week} units={1} />)).toEqual(figures);
});
