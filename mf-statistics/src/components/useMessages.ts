import { formatDate, formatMoney, formatPercent } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { addDays } from '@caravan/shared/terms';
import type { Interval } from '../api/marketView';
import { changeOf, directionOf, type Figures } from './headline';
import { nameBefore, periodText } from './periods';

interface KnownPoint {
  readonly name: string;
  readonly value: number;
}

/**
 * Returns the message of a trend for the title of its chart: the change over all periods and that of the newest one, with dates
 * (SAL-9). Undefined without a comparison.
 */
export const useMessages = (interval: Interval) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();

  const describeTrend = (kind: 'sales' | 'price', points: readonly (KnownPoint | null)[]): string | undefined => {
    const first = points.find((point) => point !== null);
    const last = points.at(-1);
    const before = last && points.find((point) => point?.name === nameBefore(last.name, interval));
    const totalChange = first && last ? changeOf(last.value, first.value) : undefined;
    if (!first || !last || totalChange === undefined || first === last) return undefined;
    const describeChange = (key: string, change: number, period: object): string =>
      t(`${key}.${directionOf(change)}`, { share: formatPercent(Math.abs(change), lang), ...period });
    // Weeks run from the first day of the first to the last day of the newest.
    const range = describeChange(`message.${kind}.${interval}`, totalChange, {
      first: interval === 'week' ? formatDate(first.name, lang) : periodText(first.name, lang),
      last: interval === 'week' ? formatDate(addDays(last.name, 6), lang) : periodText(last.name, lang),
    });
    const change = before && before !== first ? changeOf(last.value, before.value) : undefined;
    if (change === undefined) return range;
    const newest = describeChange(`message.newest.${interval}`, change, { period: periodText(last.name, lang) });
    return t('message.both', { range, newest });
  };

  /** Sales over the range and in the newest period. */
  const sales = (points: readonly Figures[]): string | undefined =>
    describeTrend(
      'sales',
      points.map(({ name, units }) => ({ name, value: units })),
    );

  /** The median price over the range and in the newest period, or alone if there is only one. */
  const price = (points: readonly Figures[]): string | undefined => {
    const newest = points.at(-1)?.price ?? null;
    if (newest === null) return undefined;
    const comparison = describeTrend(
      'price',
      points.map(({ name, price: value }) => (value === null ? null : { name, value })),
    );
    return comparison ?? t('message.onlyPrice', { amount: formatMoney(newest, currency, lang) });
  };

  return { sales, price };
};
