import { useTexts } from '@caravan/shared/site';
import type { Location } from '@caravan/shared/contracts/calls';
import { Heading, TextLink } from '@caravan/shared/ui';
import { modelAddress } from '../../api/marketView';
import { UnitsAndPrice } from '../../components/UnitsAndPrice';
import { ModelFigures } from './ModelFigures';
import { modelWeeks, type WeekList } from './modelWeek';
import { Stack } from '../../components/Stack';

interface ModelSalesProps {
  readonly sales: WeekList;
  readonly location: Location;
}

/** A model in a market: large figures of the last week, and half a year of weeks with price and units. */
export const ModelSales = ({ sales: { modelId, modelName, dayList }, location }: ModelSalesProps) => {
  const t = useTexts('statistics');
  return (
    <Stack $gap={3}>
      <Heading level={3}>
        <TextLink to={modelAddress('week', modelId, { location })}>{modelName}</TextLink>
      </Heading>
      <ModelFigures weeks={modelWeeks(dayList)} />
      <UnitsAndPrice
        points={dayList}
        step="week"
        model={modelName}
        country={t(`countries.${location}`)}
        file={[modelId, location]}
      />
    </Stack>
  );
};
