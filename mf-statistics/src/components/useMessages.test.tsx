import { renderHook } from '@testing-library/react';
import { array, assert, integer, option, property, record } from 'fast-check';
import type { ReactNode } from 'react';
import { formatPercent } from '@caravan/shared/format';
import { SiteContext } from '@caravan/shared/site';
import { addMonths } from '@caravan/shared/terms';
import { testSite, translateBy } from '@caravan/shared/testing';
import { texts } from '../testing/texts';
import { useMessages } from './useMessages';

const messages = () =>
  renderHook(() => useMessages('month'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <SiteContext value={testSite({ texts: () => translateBy(texts.en) })}>{children}</SiteContext>
    ),
  }).result.current;

const months = array(
  record({
    units: integer({ min: 1, max: 20_000 }),
    price: option(integer({ min: 1_000, max: 60_000 }), { freq: 8 }),
  }),
  { minLength: 1, maxLength: 24 },
).map((points) => points.map((point, index) => ({ ...point, name: addMonths('2024-11', index) })));

/** Expected text of a change: `rose 12.4% from …`. */
const changeText = (from: number, to: number): string => {
  const change = (to - from) / from;
  if (Math.abs(change) < 0.0005) return 'did not change';
  return `${change > 0 ? 'rose' : 'fell'} ${formatPercent(Math.abs(change), 'en')}`;
};

it('describes the change of sales over all months and the newest [SAL-9]', () => {
  const { sales } = messages();
  assert(
    property(months, (points) => {
      const [first, before, last] = [points[0], points.at(-2), points.at(-1)];
      const message = sales(points);
      expect(message === undefined).toBe(points.length < 2);
      if (!first || !before || !last || message === undefined) return;
      expect(message.startsWith(`Sales ${changeText(first.units, last.units)} from November 2024 to `)).toBe(true);
      const newest = points.length > 2 ? changeText(before.units, last.units) : '';
      expect(message.includes(`, and ${newest} in `)).toBe(points.length > 2);
    }),
  );
});

it('describes the change of prices from the first to the newest price [SAL-9]', () => {
  const { price } = messages();
  assert(
    property(months, (points) => {
      const known = points.flatMap((point) => (point.price === null ? [] : [point.price]));
      const [first, last] = [known[0], points.at(-1)?.price];
      const message = price(points);
      expect(message === undefined).toBe(typeof last !== 'number');
      if (message === undefined || first === undefined || typeof last !== 'number') return;
      const start = known.length === 1 ? 'The median price is $' : `The median price ${changeText(first, last)} from `;
      expect(message.startsWith(start)).toBe(true);
    }),
  );
});

it('describes no change of the newest month if the month before is missing [SAL-9]', () => {
  const points = ['2026-07', '2026-08', '2026-10'].map((name, index) => ({ name, units: 100 + index, price: null }));
  expect(messages().sales(points)).toBe(`Sales ${changeText(100, 102)} from July 2026 to October 2026`);
});
