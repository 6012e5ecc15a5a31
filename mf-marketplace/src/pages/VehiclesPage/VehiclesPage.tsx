import { boundQuery } from '@caravan/shared/store';
import { api } from '../../api/api';
import type { ListedVehicle } from '../../api/listed';
import { filterParameter, FINDER_PAGE_SIZE, finderNames, finderParameter, VEHICLES_PATH } from '../../api/listView';
import { listPage } from '../../components/list/listPage';
import { VehicleCard } from '../../components/vehicle/VehicleCard';
import { VehicleGrid, VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';

/** Number of vehicles in the first row of a wide page. Their pictures load with priority. */
const FIRST_ROW = 3;

const Vehicles = ({ items }: { readonly items: readonly ListedVehicle[] }) => (
  <VehicleGrid>
    {items.map((vehicle, index) => (
      <VehicleCard key={vehicle.itemId} vehicle={vehicle} priority={index < FIRST_ROW} />
    ))}
  </VehicleGrid>
);

export const page = listPage('vehicles', {
  path: VEHICLES_PATH,
  names: finderNames,
  queries: (list, lang) => ({
    found: boundQuery(api.query('getFinderVehicles'), finderParameter(list, lang)),
    facets: boundQuery(api.query('getFinderFacets'), { lang, ...filterParameter(list) }),
  }),
  other: (parameter) => boundQuery(api.query('usedCarPage'), parameter),
  skeleton: <VehicleGridSkeleton count={FINDER_PAGE_SIZE} />,
  Items: Vehicles,
});
