import { Chart } from '@caravan/shared/charts';
import type { Location } from '@caravan/shared/contracts/calls';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import type { ComponentProps } from 'react';
import type { Interval } from '../api/marketView';
import { periodsOf, periodText } from './periods';
import type { TrendPoint } from './trendPoint';
import { fileOf, useChartTexts } from './useChartTexts';
import { useMessages } from './useMessages';

/** Sales beside those of the previous year, or prices. */
export type Trend = 'sales' | 'price';

export interface TrendChartProps extends Pick<ComponentProps<typeof Chart>, 'cursor' | 'embed'> {
  readonly trend: Trend;
  readonly points: readonly TrendPoint[];
  readonly interval: Interval;
  readonly location: Location;
  /** Subject of the figures for names: "Used cars", "Toyota Prius". */
  readonly subject: string;
  /** Name of the saved file. */
  readonly name: string;
}

/** Shows sales or prices of a market or a model over time. */
export const TrendChart = ({ trend, points, interval, location, subject, name, ...rest }: TrendChartProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const chartTexts = useChartTexts(interval);
  const title = useMessages(interval)[trend](points);
  const newest = points.at(-1);
  const money = t(`unitOf.price.${currency}`);
  const count = (value: number) => formatNumber(value, lang);
  const units = { unit: t(`unitOf.${interval}`), kind: 'line', format: count } as const;
  return (
    <Chart
      {...rest}
      {...(title === undefined ? {} : { title })}
      label={t(`trend.${trend}.${interval}`, { subject, country: t(`countries.${location}`) })}
      texts={chartTexts.texts}
      notes={{
        unit:
          trend === 'sales' || !newest
            ? t(`trend.unit.${interval}`)
            : t('trend.priceUnit', {
                currency: money,
                units: count(newest.units),
                period: periodText(newest.name, lang),
              }),
        ...chartTexts.notesUntil(newest?.name),
      }}
      file={fileOf(name, trend, location, interval, newest?.name)}
      periods={periodsOf(points, lang)}
      series={
        trend === 'sales'
          ? [
              { ...units, id: 'units', name: t('units'), tone: 'accent', values: points.map((point) => point.units) },
              {
                ...units,
                id: 'yearBefore',
                name: t('yearBefore'),
                tone: 'neutral',
                values: points.map(({ yearBefore }) => yearBefore),
              },
            ]
          : [
              {
                id: 'price',
                name: t('price.median'),
                unit: money,
                kind: 'line',
                tone: 'second',
                values: points.map(({ price }) => price),
                startsAtZero: false,
                format: (value) => formatMoney(value, currency, lang),
              },
            ]
      }
    />
  );
};
