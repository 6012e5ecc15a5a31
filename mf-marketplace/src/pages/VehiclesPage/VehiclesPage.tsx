import { finderSorts, type Facets, type FinderSort } from '@caravan/shared/contracts/calls';
import type { PageProps } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { PageHeading } from '@caravan/shared/ui';
import {
  filterParameter,
  FINDER_PAGE_SIZE,
  finderNames,
  finderParameter,
  listViewOf,
  keywordParameter,
  VEHICLES_PATH,
  type ListView,
} from '../../api/listView';
import type { ListedVehicle } from '../../api/listed';
import { api } from '../../api/api';
import { DemoNote } from '../../components/DemoNote';
import { listParts } from '../../components/list/lazyParts';
import { Listing } from '../../components/list/Listing';
import { listMeta } from '../../components/list/listMeta';
import type { OtherStockPage } from '../../components/list/OtherStock';
import { PageColumn } from '../../components/PageColumn';
import { VehicleCard } from '../../components/vehicle/VehicleCard';
import { VehicleGrid, VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { definePage } from '../../define';

/** Number of vehicles in the first row of a wide page. Their pictures load with priority. */
const FIRST_ROW = 3;

interface VehiclesView {
  readonly search: URLSearchParams;
  readonly list: ListView<FinderSort>;
}

type VehiclesQueries = {
  readonly vehicles: BoundQuery<{
    readonly size: number;
    readonly total: number;
    readonly data: readonly ListedVehicle[];
  }>;
  readonly facets: BoundQuery<Facets>;
  readonly other?: BoundQuery<OtherStockPage>;
};

const VehiclesPage = ({ view, queries }: PageProps<VehiclesView, VehiclesQueries>) => {
  const t = useTexts('marketplace');
  return (
    <PageColumn>
      <PageHeading title={t('vehicles.title')} />
      <Listing
        list={{ page: VEHICLES_PATH, textKey: 'vehicles', sorts: finderSorts, view: view.list, search: view.search }}
        query={queries.vehicles}
        counts={queries.facets}
        otherStock={queries.other}
        skeleton={<VehicleGridSkeleton count={FINDER_PAGE_SIZE} />}
      >
        {(vehicles) => (
          <>
            <DemoNote kind="list" items={vehicles} />
            <VehicleGrid>
              {vehicles.map((vehicle, index) => (
                <VehicleCard key={vehicle.itemId} vehicle={vehicle} priority={index < FIRST_ROW} />
              ))}
            </VehicleGrid>
          </>
        )}
      </Listing>
    </PageColumn>
  );
};

export const page = definePage('vehicles', {
  address: ({ search }) => ({ search, list: listViewOf(search, finderNames) }),
  queries: ({ list }, { lang }) => ({
    vehicles: boundQuery(api.query('getFinderVehicles'), finderParameter(list, lang)),
    facets: boundQuery(api.query('getFinderFacets'), { lang, ...filterParameter(list) }),
    ...(list.keyword === undefined
      ? {}
      : { other: boundQuery(api.query('usedCarPage'), keywordParameter(list.keyword, list.filters.in)) }),
  }),
  View: VehiclesPage,
  meta: ({ view, queries, answer, t }) =>
    listMeta({
      view: view.list,
      textKey: 'vehicles',
      found: answer(queries.vehicles),
      facets: answer(queries.facets),
      t,
    }),
  lazyParts: listParts,
});
