import { Chart, useCursor } from '@caravan/shared/charts';
import type { Location } from '@caravan/shared/contracts/calls';
import { formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import type { TitledModel } from '../api/auctionApi';
import { daysOf, periodsOf } from './periods';
import { fileOf, useChartTexts } from './useChartTexts';
import { Stack } from './Stack';

export type Step = 'week' | 'day';

interface UnitsAndPriceProps {
  /** The model and its weeks or days. */
  readonly sales: TitledModel;
  readonly location: Location;
  readonly step: Step;
  /** Title of the chart of units if no text above it has the message. */
  readonly message?: string | undefined;
}

/** Shows a model's units as columns and its median price below them, with one cursor. */
export const UnitsAndPrice = ({ sales, location, step, message }: UnitsAndPriceProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const { texts, notesUntil } = useChartTexts('week');
  const cursor = useCursor();
  const { modelId, modelName, dayList: points } = sales;
  const newest = points.at(-1)?.name;
  const money = t(`unitOf.price.${currency}`);
  const isByDay = step === 'day';
  const labelValues = { subject: modelName, country: t(`countries.${location}`) };
  const notes = {
    ...notesUntil(newest),
    ...(isByDay && newest ? { date: t('chart.until', { period: formatDate(newest, lang) }) } : {}),
  };
  const commonProps = {
    cursor,
    periods: isByDay ? daysOf(points, lang) : periodsOf(points, lang),
    texts: isByDay ? { ...texts, period: t('period.day') } : texts,
  };
  return (
    <Stack $gap={3}>
      <Chart
        {...commonProps}
        {...(message === undefined ? {} : { title: message })}
        label={t(`trend.sales.${step}`, labelValues)}
        series={[
          {
            id: 'units',
            name: t('units'),
            unit: t(`unitOf.${step}`),
            kind: 'column',
            tone: 'accent',
            values: points.map(({ value }) => value),
            format: (value) => formatNumber(value, lang),
          },
        ]}
        notes={{ unit: t(`trend.unit.${step}`), ...notes }}
        file={fileOf(modelId, location, 'sales', step, newest)}
      />
      <Chart
        {...commonProps}
        isLow
        label={t(`trend.price.${step}`, labelValues)}
        series={[
          {
            id: 'price',
            name: t('price.median'),
            unit: money,
            kind: 'line',
            tone: 'second',
            startsAtZero: false,
            values: points.map(({ value2 }) => value2),
            format: (value) => formatMoney(value, currency, lang),
          },
        ]}
        notes={{ unit: t('trend.priceOf', { currency: money }), ...notes }}
        file={fileOf(modelId, location, 'price', step, newest)}
      />
    </Stack>
  );
};
