import type { Location } from '@caravan/shared/contracts/calls';
import { Fetched, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';
import { ChartSkeleton } from '../../components/ChartSkeleton';
import { ModelSales } from './ModelSales';
import { WEEKS } from './modelWeek';

/** Weeks of a model in a market. Keyed by market: the last figures stay while those of another model load. */
export const WeekSales = ({ modelId, location }: { readonly modelId: string; readonly location: Location }) => {
  const t = useTexts('statistics');
  const query = api.query('weekList').useQuery({ modelId, location, type: WEEKS });
  return (
    <Fetched query={query} skeleton={<ChartSkeleton />} failure={t('failed.model')}>
      {(sales) => <ModelSales sales={sales} location={location} />}
    </Fetched>
  );
};
