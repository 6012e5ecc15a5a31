import { formatMoney, formatPercent } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import type { Interval } from '../api/marketView';
import { changeOf } from './headline';
import type { TrendPoint } from './trendPoint';

/** Below a thousandth nobody speaks of a change. */
const STILL = 0.0005;

const wayOf = (change: number): 'up' | 'down' | 'same' => {
  if (Math.abs(change) < STILL) return 'same';
  return change > 0 ? 'up' : 'down';
};

/** What a trend says in a sentence, for the title of its chart; undefined where there is nothing to compare. */
export const useMessages = (interval: Interval) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const share = (change: number): string => formatPercent(Math.abs(change), lang);

  /** Units against the period before, and against the same one a year earlier. */
  const sales = (points: readonly TrendPoint[]): string | undefined => {
    const [last, before] = [points.at(-1), points.at(-2)];
    if (!last) return undefined;
    const said = (key: string, change: number | undefined): string | undefined =>
      change === undefined ? undefined : t(`${key}.${wayOf(change)}`, { share: share(change) });
    const period = said(`message.sales.${interval}`, changeOf(last.units, before?.units));
    const year = said('message.year', changeOf(last.units, last.yearBefore));
    return period === undefined || year === undefined ? period : t('message.both', { period, year });
  };

  /** The median price against that of the period before. */
  const price = (points: readonly TrendPoint[]): string | undefined => {
    const [last, before] = [points.at(-1)?.price, points.at(-2)?.price];
    if (last === null || last === undefined) return undefined;
    const change = changeOf(last, before);
    const amount = formatMoney(last, currency, lang);
    return change === undefined
      ? t('message.price.only', { amount })
      : t(`message.price.${wayOf(change)}`, { amount, share: share(change) });
  };

  return { sales, price };
};
