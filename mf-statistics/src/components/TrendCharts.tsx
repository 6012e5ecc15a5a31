import { styled } from 'styled-components';
import { Chart, useCursor, type ChartHead } from '@caravan/shared/charts';
import type { Location } from '@caravan/shared/contracts/calls';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import type { Interval } from '../api/marketView';
import { periodsOf } from './periods';
import type { TrendPoint } from './trendPoint';
import { fileOf, useChartWords } from './useChartWords';
import { useMessages } from './useMessages';

interface TrendChartsProps {
  readonly points: readonly TrendPoint[];
  readonly interval: Interval;
  readonly location: Location;
  /** What the figures are of, at the beginning of their names: "Used cars", "Toyota Prius". */
  readonly subject: string;
  /** Of the files that the charts are saved to. */
  readonly name: string;
}

/** Units beside those of a year before, and prices: a chart for each question, one cursor for both. */
export const TrendCharts = ({ points, interval, location, subject, name }: TrendChartsProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const cursor = useCursor();
  const words = useChartWords(interval);
  const message = useMessages(interval);
  const newest = points.at(-1)?.name;
  const country = t(`countries.${location}`);
  const headOf = (what: string, label: string, title: string | undefined, unit: string): ChartHead => ({
    label,
    ...(title === undefined ? {} : { title }),
    texts: words.texts,
    notes: { unit, ...words.until(newest) },
    file: fileOf(name, what, location, interval, newest),
  });
  const common = { periods: periodsOf(points, lang), cursor };
  const money = t(`unitOf.price.${currency}`);
  const count = (value: number) => formatNumber(value, lang);
  return (
    <Stack>
      <Chart
        {...headOf(
          'sales',
          t(`trend.sales.${interval}`, { subject, country }),
          message.sales(points),
          t(`trend.unit.${interval}`),
        )}
        {...common}
        series={[
          {
            id: 'units',
            name: t('units'),
            unit: t(`unitOf.${interval}`),
            kind: 'line',
            tone: 'accent',
            axis: 'start',
            values: points.map(({ units }) => units),
            format: count,
          },
          {
            id: 'yearBefore',
            name: t('yearBefore'),
            unit: t(`unitOf.${interval}`),
            kind: 'line',
            tone: 'neutral',
            axis: 'start',
            values: points.map(({ yearBefore }) => yearBefore),
            format: count,
          },
        ]}
      />
      <Chart
        {...headOf(
          'price',
          t(`trend.price.${interval}`, { subject, country }),
          message.price(points),
          t('trend.priceUnit', { currency: money }),
        )}
        {...common}
        series={[
          {
            id: 'price',
            name: t('price'),
            unit: money,
            kind: 'line',
            tone: 'second',
            axis: 'start',
            values: points.map(({ price }) => price),
            format: (value) => formatMoney(value, currency, lang),
          },
        ]}
      />
    </Stack>
  );
};

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-top: ${space[4]};
`;
