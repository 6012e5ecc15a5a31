import { styled } from 'styled-components';
import { Chart } from '@caravan/shared/charts';
import type { Location } from '@caravan/shared/contracts/calls';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { Heading, TextLink } from '@caravan/shared/ui';
import { modelAddress } from '../../api/marketView';
import { periodsOf } from '../../components/periods';
import { fileOf, useChartWords } from '../../components/useChartWords';
import { ModelFigures } from './ModelFigures';
import { modelWeeks, type WeekList } from './modelWeek';

interface ModelSalesProps {
  readonly sales: WeekList;
  readonly location: Location;
}

/** One model in one market: the last week in large figures, and half a year of weeks with the price above the units. */
export const ModelSales = ({ sales: { modelId, modelName, dayList }, location }: ModelSalesProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const weeks = modelWeeks(dayList);
  const words = useChartWords('week');
  const newest = weeks.at(-1)?.name;
  const money = t(`unitOf.price.${currency}`);
  return (
    <Stack>
      <Heading level={3}>
        <TextLink to={modelAddress('week', modelId, { location })}>{modelName}</TextLink>
      </Heading>
      <ModelFigures weeks={weeks} />
      <Chart
        label={t('insights.chart', { model: modelName, country: t(`countries.${location}`) })}
        periods={periodsOf(weeks, lang)}
        series={[
          {
            id: 'units',
            name: t('units'),
            unit: t('unitOf.week'),
            kind: 'column',
            tone: 'neutral',
            axis: 'start',
            values: weeks.map(({ units }) => units),
            format: (value) => formatNumber(value, lang),
          },
          {
            id: 'price',
            name: t('price'),
            unit: money,
            kind: 'line',
            tone: 'accent',
            axis: 'end',
            values: weeks.map(({ price }) => price),
            format: (value) => formatMoney(value, currency, lang),
          },
        ]}
        notes={{ unit: t('insights.unit', { currency: money }), ...words.until(newest) }}
        texts={words.texts}
        file={fileOf(modelId, location, 'week', newest)}
      />
    </Stack>
  );
};

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
