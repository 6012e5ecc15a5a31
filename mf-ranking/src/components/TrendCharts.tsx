import { styled } from 'styled-components';
import { Chart, chartTexts, useCursor } from '@caravan/shared/charts';
import type { TrendPoint } from '@caravan/shared/contracts/calls';
import { formatMonth, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';

interface TrendChartsProps {
  /** Oldest first, at least one. */
  readonly points: readonly [TrendPoint, ...TrendPoint[]];
  readonly series: string;
  readonly seriesId: string;
}

/** Shows a year of sales and of ranks as two charts with one cursor. */
export const TrendCharts = ({ points, series, seriesId }: TrendChartsProps) => {
  const t = useTexts('ranking');
  const { lang } = useSite();
  const cursor = useCursor();
  const number = (value: number): string => formatNumber(value, lang);
  const monthOf = ({ month }: TrendPoint): string => formatMonth(month, lang);
  // The latest of equal counts and ranks.
  const bestSales = points.reduce((best, point) => (point.count >= best.count ? point : best));
  const isTied = points.some((point) => point.count === bestSales.count && point !== bestSales);
  const bestRank = points.reduce((best, point) => (point.ranking <= best.ranking ? point : best));
  const newest = points.at(-1) ?? points[0];
  const commonProps = {
    texts: chartTexts(t, 'trend.texts', t('trend.texts.period')),
    cursor,
    periods: points.map((point) => ({
      key: point.month,
      text: monthOf(point),
      short: formatMonth(point.month, lang, { style: 'short' }),
    })),
  };
  const notes = { source: t('trend.source'), date: t('trend.until', { month: monthOf(newest) }) };
  return (
    <Pair>
      <Chart
        {...commonProps}
        {...(bestSales.count > 0 && {
          title: t(`trend.${isTied ? 'salesTied' : 'salesTitle'}`, {
            count: points.length,
            month: monthOf(bestSales),
            cars: t('trend.carsOf', { count: bestSales.count, units: number(bestSales.count) }),
          }),
        })}
        label={t('trend.salesLabel', { series })}
        notes={{ unit: t('trend.salesUnit'), ...notes }}
        file={`caravan-${seriesId}-sales-${newest.month}`}
        series={[
          {
            id: 'units',
            name: t('trend.cars'),
            unit: t('trend.carsUnit'),
            kind: 'column',
            tone: 'accent',
            values: points.map(({ count }) => count),
            format: number,
          },
        ]}
      />
      <Chart
        {...commonProps}
        title={t('trend.rankTitle', {
          count: points.length,
          place: number(bestRank.ranking),
          month: monthOf(bestRank),
        })}
        label={t('trend.rankLabel', { series })}
        notes={{ unit: t('trend.rankUnit'), ...notes }}
        file={`caravan-${seriesId}-rank-${newest.month}`}
        series={[
          {
            id: 'rank',
            name: t('trend.place'),
            unit: t('trend.placeUnit'),
            kind: 'line',
            tone: 'second',
            isRank: true,
            values: points.map(({ ranking }) => ranking),
            format: number,
          },
        ]}
      />
    </Pair>
  );
};

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  /* The gap of the figures above, so that each chart is below its figure. */
  gap: ${space[4]} ${space[3]};
  margin-top: ${space[3]};
`;
