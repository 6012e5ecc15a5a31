import { costTable, ratioTable, type Costs } from './servers';

const costs: Costs = new Map([
  [
    'Caravan',
    new Map([
      ['cached home', [0.1, 0.1, 0.1]],
      ['rendered home', [20, 21, 22]],
    ]),
  ],
  [
    'Next.js 16',
    new Map([
      ['cached home', [0.4, 0.4, 0.4]],
      ['rendered home', [10, 10.5, 11]],
    ]),
  ],
]);

it('prints the pages that a server sends in a second of one core', () => {
  expect(costTable(costs, ['cached', 'rendered'], ['home'])).toEqual([
    '| pages a second of one core | Caravan | Next.js 16 |\n| --- | --- | --- |',
    '| cached, home | 10000 | 2500 |',
    '| rendered, home | 47.6 | 95.2 |',
  ]);
});

it('compares the CPU time of a page of the first server with that of another', () => {
  expect(ratioTable(costs, ['cached', 'rendered'], ['home'])).toEqual([
    '| CPU time of Caravan, divided by that of | Next.js 16 |\n| --- | --- |',
    '| cached | 0.25 [0.25–0.25] met |',
    '| rendered | 2.00 [2.00–2.00] not met |',
  ]);
});
