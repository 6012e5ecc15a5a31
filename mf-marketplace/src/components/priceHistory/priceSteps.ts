import type { PriceChanges } from '@caravan/shared/contracts/calls';

type Days = PriceChanges['days'];

const pointsOf = (days: Days): { readonly day: string; readonly price: number }[] =>
  days.flatMap(({ day, price }) => (price === null ? [] : [{ day, price }]));

/** Returns the days from the first price on. Before it, the seller had not named one. */
export const fromFirstPrice = (days: Days): Days => {
  const first = days.findIndex(({ price }) => price !== null);
  return first === -1 ? [] : days.slice(first);
};

/** Returns the first, last, lowest and highest price, and the change from first to last. Undefined if no price was ever asked. */
export const summaryOf = (days: Days) => {
  const points = pointsOf(days);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const prices = points.map(({ price }) => price);
  return {
    first,
    last,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    change: last.price - first.price,
  };
};

/** Returns the SVG path of prices as steps, from the first day to `today`. The line has a gap where no price was asked. */
export const stepsOf = (
  days: Days,
  today: string,
  { width, height }: { readonly width: number; readonly height: number },
): string => {
  const prices = pointsOf(days).map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const [begin, end] = [Date.parse(days[0]?.day ?? today), Date.parse(today)];
  const x = (day: string): string => String(Math.round(((Date.parse(day) - begin) / Math.max(1, end - begin)) * width));
  const y = (price: number): string => String(Math.round(((highest - price) / Math.max(1, highest - lowest)) * height));
  return days
    .map(({ day, price }, index) => {
      if (price === null) return '';
      const isFirst = (days[index - 1]?.price ?? null) === null;
      return `${isFirst ? `M${x(day)} ` : 'V'}${y(price)}H${x(days[index + 1]?.day ?? today)}`;
    })
    .join('');
};
