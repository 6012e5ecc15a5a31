import { useTranslation } from 'react-i18next';
import { Chart } from '@caravan/shared/charts';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Heading } from '@caravan/shared/ui';
import { useChartWords } from '../../components/useChartWords';
import { periodsOf } from '../../components/periods';
import { TrendFigures } from './TrendFigures';
import type { SalesView } from './salesView';
import type { TrendPoint } from './trendPoint';

interface SalesTrendProps {
  readonly points: readonly TrendPoint[];
  readonly view: SalesView;
}

/** Headline figures, sales beside those of a year before, and prices: a chart for each question. */
export const SalesTrend = ({ points, view }: SalesTrendProps) => {
  const { t } = useTranslation('statistics');
  const { lang, currency } = useSite();
  const interval = view.type === 2 ? 'week' : 'month';
  const words = useChartWords(interval, points.at(-1)?.name);
  const periods = periodsOf(points, lang);
  const country = t(`countries.${view.location}`);
  const count = (value: number) => formatNumber(value, lang);
  return (
    <Stack>
      <TrendFigures points={points} interval={interval} />
      <Chart
        label={t(`sales.trendLabel.${interval}`, { country })}
        periods={periods}
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
        notes={{ unit: t(`sales.unit.${interval}`), ...words.notes }}
        texts={words.texts}
      />
      <Heading level={3}>{t('sales.priceTrend')}</Heading>
      <Chart
        label={t(`sales.priceLabel.${interval}`, { country })}
        periods={periods}
        series={[
          {
            id: 'price',
            name: t('price'),
            unit: t(`unitOf.price.${currency}`),
            kind: 'line',
            tone: 'second',
            axis: 'start',
            values: points.map(({ price }) => price),
            format: (value) => formatMoney(value, currency, lang),
          },
        ]}
        notes={{ unit: t('sales.priceUnit', { currency: t(`unitOf.price.${currency}`) }), ...words.notes }}
        texts={words.texts}
      />
    </Stack>
  );
};

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
