import { styled } from 'styled-components';
import { useCursor } from '@caravan/shared/charts';
import { space } from '@caravan/shared/theme';
import { Stack } from './Stack';
import { TrendChart, type Trend, type TrendChartProps } from './TrendChart';

interface TrendChartsProps extends Omit<TrendChartProps, 'trend' | 'cursor' | 'embed'> {
  /** Returns the address of the framed page of a chart. */
  readonly embedOf: (trend: Trend) => string;
}

/** Shows sales and prices as two charts with one cursor. */
export const TrendCharts = ({ embedOf, ...chartProps }: TrendChartsProps) => {
  const cursor = useCursor();
  return (
    <Charts $gap={5}>
      {(['sales', 'price'] as const).map((trend) => (
        <TrendChart key={trend} {...chartProps} trend={trend} cursor={cursor} embed={embedOf(trend)} />
      ))}
    </Charts>
  );
};

const Charts = styled(Stack)`
  margin-top: ${space[4]};
`;
