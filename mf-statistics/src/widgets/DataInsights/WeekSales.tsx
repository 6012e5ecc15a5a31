import type { Location } from '@caravan/shared/contracts/calls';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Heading, TextLink } from '@caravan/shared/ui';
import { api } from '../../api/api';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import type { TitledModel } from '../../api/auctionApi';
import { modelAddress, timeTypes } from '../../api/marketView';
import { toFigures } from '../../components/headline';
import { UnitsAndPrice } from '../../components/UnitsAndPrice';
import { ModelFigures } from './ModelFigures';
import { Stack } from '../../components/Stack';

/** Shows weeks of a model in a market. The figures stay while another model loads, so the caller sets a `key` for each market. */
export const WeekSales = ({ modelId, location }: { readonly modelId: string; readonly location: Location }) => {
  const t = useTexts('statistics');
  const query = api.query('weekList').useQuery({ modelId, location, type: timeTypes.week });
  return (
    <Fetched query={query} skeleton={<ChartSkeleton />} failure={t('failed.model')}>
      {(sales) => <ModelSales sales={sales} location={location} />}
    </Fetched>
  );
};

interface ModelSalesProps {
  readonly sales: TitledModel;
  readonly location: Location;
}

/** Shows a model in a market: large figures of the last week and half a year of weeks with price and units. */
const ModelSales = ({ sales, location }: ModelSalesProps) => (
  <Stack $gap={3}>
    <Heading level={3}>
      <TextLink to={modelAddress('week', sales.modelId, { location })}>{sales.modelName}</TextLink>
    </Heading>
    <ModelFigures weeks={toFigures(sales.dayList)} />
    <UnitsAndPrice sales={sales} location={location} step="week" />
  </Stack>
);
