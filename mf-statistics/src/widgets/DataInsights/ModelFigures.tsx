import { StatRow } from '@caravan/shared/ui';
import { headlineOf, type Figures } from '../../components/headline';
import { PriceStat } from '../../components/PriceStat';
import { WeekFigures } from '../../components/WeekFigures';

export const ModelFigures = ({ weeks }: { weeks: readonly Figures[] }) => {
  const headline = headlineOf(weeks, 'week');
  return (
    headline && (
      <StatRow>
        <WeekFigures {...headline} />
        <PriceStat {...headline} step="week" />
      </StatRow>
    )
  );
};
