import { Chart } from '@caravan/shared/charts';
import { formatDate, formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { daysOf, periodsOf } from './periods';
import { fileOf, useChartWords } from './useChartWords';

/** How long each period is. */
export type Step = 'week' | 'day';

/** A week or a day by the names of the calls: units sold, and their median price. */
export interface StepPoint {
  readonly name: string;
  readonly value: number;
  readonly value2: number | null;
}

interface UnitsAndPriceProps {
  readonly points: readonly StepPoint[];
  readonly step: Step;
  /** What the figures say, where nothing above says it. */
  readonly message?: string | undefined;
  readonly model: string;
  readonly country: string;
  /** What the file that the chart is saved to is named by. */
  readonly file: readonly string[];
}

/** One model's units as columns with the median price above them. */
export const UnitsAndPrice = ({ points, step, message, model, country, file }: UnitsAndPriceProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const { texts, until } = useChartWords('week');
  const newest = points.at(-1)?.name;
  const money = t(`unitOf.price.${currency}`);
  const isByDay = step === 'day';
  const notes = until(newest);
  return (
    <Chart
      {...(message === undefined ? {} : { title: message })}
      label={t(isByDay ? 'framed.chart' : 'insights.chart', { model, country })}
      periods={isByDay ? daysOf(points, lang) : periodsOf(points, lang)}
      series={[
        {
          id: 'units',
          name: t('units'),
          unit: t(isByDay ? 'framed.aDay' : 'unitOf.week'),
          kind: 'column',
          tone: 'neutral',
          axis: 'start',
          values: points.map(({ value }) => value),
          format: (value) => formatNumber(value, lang),
        },
        {
          id: 'price',
          name: t('price'),
          unit: money,
          kind: 'line',
          tone: 'accent',
          axis: 'end',
          values: points.map(({ value2 }) => value2),
          format: (value) => formatMoney(value, currency, lang),
        },
      ]}
      notes={{
        unit: t(isByDay ? 'framed.unit' : 'insights.unit', { currency: money }),
        ...notes,
        ...(isByDay && newest ? { date: t('chart.until', { period: formatDate(newest, lang) }) } : {}),
      }}
      texts={isByDay ? { ...texts, period: t('framed.day') } : texts}
      file={fileOf(...file, step, newest)}
    />
  );
};
