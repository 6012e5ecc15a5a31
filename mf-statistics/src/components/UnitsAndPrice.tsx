import { Chart, useCursor } from '@caravan/shared/charts';
import { formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { daysOf, periodsOf } from './periods';
import { fileOf, useChartTexts } from './useChartTexts';
import { Stack } from './Stack';

export type Step = 'week' | 'day';

/** A week or a day of the calls: units sold and their median price. */
export interface StepPoint {
  readonly name: string;
  readonly value: number;
  readonly value2: number | null;
}

interface UnitsAndPriceProps {
  readonly points: readonly StepPoint[];
  readonly step: Step;
  /** Title of the chart of units if no text above it has the message. */
  readonly message?: string | undefined;
  readonly model: string;
  readonly country: string;
  /** Parts of the names of saved files. */
  readonly file: readonly string[];
}

/** Shows a model's units as columns and its median price below them, with one cursor. */
export const UnitsAndPrice = ({ points, step, message, model, country, file }: UnitsAndPriceProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const { texts, notesUntil } = useChartTexts('week');
  const cursor = useCursor();
  const newest = points.at(-1)?.name;
  const money = t(`unitOf.price.${currency}`);
  const isByDay = step === 'day';
  const labelValues = { subject: model, country };
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
        file={fileOf(...file, 'sales', step, newest)}
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
        file={fileOf(...file, 'price', step, newest)}
      />
    </Stack>
  );
};
