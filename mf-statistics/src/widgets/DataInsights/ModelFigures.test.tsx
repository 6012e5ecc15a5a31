import { array, assert, integer, option, property, record } from 'fast-check';
import { addDays } from '@caravan/shared/terms';
import { countText, figuresOf } from '../../testing/renderPart';
import { ModelFigures } from './ModelFigures';
import { FramedFigures } from '../../components/FramedFigures';
import { TrendFigures } from '../../components/TrendFigures';
import type { TrendPoint } from '../../components/trendPoint';

const figuresUpTo = (max: number) => integer({ min: 0, max });
const points = array(
  record({ units: figuresUpTo(3), price: option(figuresUpTo(30_000)), yearBefore: option(figuresUpTo(3)) }),
  {
    minLength: 1,
    maxLength: 5,
  },
).chain((small) =>
  integer({ min: 1, max: 9_000 }).map((factor) =>
    small.map((point, index): TrendPoint => ({
      ...point,
      units: point.units * factor,
      name: addDays('2026-11-09', (index + 1 - small.length) * 7),
    })),
  ),
);

/** Checks a signed change up to its rounding. */
const expectChange = (text: string | undefined, now: number | null, before: number | null | undefined): void => {
  const change = now !== null && before ? ((now - before) / before) * 100 : undefined;
  const [, sign, percent] = /^([+−]?)([\d.,]+)%/.exec(text ?? '') ?? [];
  if (change === undefined) {
    expect(percent).toBeUndefined();
    return;
  }
  expect(Math.abs(Number(percent?.replaceAll(',', '')) - Math.abs(change))).toBeLessThan(0.0501);
  expect(sign).toBe(Math.abs(change) < 0.05 ? '' : change > 0 ? '+' : '−');
};

/** Checks a median price, its number of cars and its change. `period`: the start of the note. */
const expectPrice = (
  figures: Readonly<Record<string, readonly string[]>>,
  last: TrendPoint,
  before: TrendPoint | undefined,
  period = '',
): void => {
  const label = last.price === null ? 'Median price' : `Median price of ${countText(last.units, 'car')}`;
  const [price, note = ''] = figures[label] ?? [];
  expect(price).toBe(last.price === null ? '—' : `$${last.price.toLocaleString('en')}`);
  expect(note.startsWith(period)).toBe(true);
  expectChange(note.slice(period.length).replace(/^, /, ''), last.price, before?.price);
};

const nearlySame = [
  [
    { name: '2026-11-02', units: 20_000, price: 20_000, yearBefore: 1 },
    { name: '2026-11-09', units: 20_001, price: 20_001, yearBefore: 20_000 },
  ],
] as [TrendPoint[]];
const runs = { numRuns: 40, examples: [nearlySame] };

it('shows the newest period of a market and its changes [SAL-9]', () => {
  assert(
    property(points, (table) => {
      const [before, last] = [table.at(-2), table.at(-1)];
      if (!last) return;
      const figures = figuresOf(<TrendFigures points={table} interval="week" />);
      expect(figures['Sold in the last week']).toEqual([last.units.toLocaleString('en'), '9–15 Nov 2026']);
      const comparisons = [
        ['Change from the week before', before?.units, 'the week before'],
        ['Change from a year earlier', last.yearBefore, 'a year earlier'],
      ] as const;
      for (const [label, earlierUnits, when] of comparisons) {
        const [change, note] = figures[label] ?? [];
        expectChange(change, last.units, earlierUnits);
        expect(note).toBe(
          earlierUnits === null || earlierUnits === undefined
            ? 'no earlier figure'
            : `${countText(earlierUnits, 'car')} ${when}`,
        );
      }
      expectPrice(figures, last, before);
    }),
    runs,
  );
});

it('shows the last week of a model and its changes [SAL-9]', () => {
  assert(
    property(points, (table) => {
      const [before, last] = [table.at(-2), table.at(-1)];
      if (!last) return;
      const figures = figuresOf(<ModelFigures weeks={table} />);
      expect(figures['Sold in the last week']).toEqual([last.units.toLocaleString('en'), '9–15 Nov 2026']);
      const [change, note] = figures['Change from the week before'] ?? [];
      expectChange(change, last.units, before?.units);
      expect(note).toBe(before && `${countText(before.units, 'car')} the week before`);
      expectPrice(figures, last, before);
    }),
    runs,
  );
});

it("shows the sum of a framed model's days and its changes [SAL-9]", () => {
  assert(
    property(points, (table) => {
      const [before, last] = [table.at(-2), table.at(-1)];
      if (!last) return;
      const rows = table.map(({ name, units, price }) => ({ name, value: units, value2: price, value3: units + 1 }));
      const sum = table.reduce((all, { units }) => all + units, 0);
      const days = rows.map((row, index) => ({ ...row, name: addDays(last.name, index + 1 - rows.length) }));
      const byDay = figuresOf(<FramedFigures points={days} step="day" />);
      expect(byDay[`Sold in ${countText(table.length, 'day')}`]?.[0]).toBe(sum.toLocaleString('en'));
      expect(byDay['On offer']?.[0]).toBe((last.units + 1).toLocaleString('en'));
      expectPrice(byDay, last, before, '9 Nov 2026');
      const byWeek = figuresOf(<FramedFigures points={rows} step="week" />);
      expect(byWeek['Sold in the last week']?.[0]).toBe(last.units.toLocaleString('en'));
      const [change, note] = byWeek['Change from the week before'] ?? [];
      expectChange(change, last.units, before?.units);
      expect(note).toBe(before && `${countText(before.units, 'car')} the week before`);
    }),
    runs,
  );
});

it('compares with no older week if the week before is missing [SAL-9]', () => {
  const table = ['2026-10-26', '2026-11-09'].map((name, index): TrendPoint => ({
    name,
    units: 100 + index,
    price: 9_000 + index * 100,
    yearBefore: null,
  }));
  const rows = table.map(({ name, units, price }) => ({ name, value: units, value2: price, value3: 1 }));
  const parts = [
    figuresOf(<TrendFigures points={table} interval="week" />),
    figuresOf(<ModelFigures weeks={table} />),
    figuresOf(<FramedFigures points={rows} step="week" />),
  ];
  for (const figures of parts) {
    expect(figures['Change from the week before']?.[0]).toBe('—');
    expectPrice(figures, { name: '2026-11-09', units: 101, price: 9_100, yearBefore: null }, undefined);
  }
});
