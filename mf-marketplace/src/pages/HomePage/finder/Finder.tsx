import { FINDER_PAGE_SIZE, VEHICLES_PATH } from '../../../api/listView';
import { VehicleCard } from '../../../components/vehicle/VehicleCard';
import { VehicleGridSkeleton } from '../../../components/vehicle/VehicleGrid';
import { HomeList } from '../HomeList';
import { VehicleShelf } from '../Shelf';
import type { HomeProps } from '../homeQueries';

/** The vehicle finder (HOME-9): the newest vehicles, with links to each brand and to all vehicles. */
export const Finder = ({ view, queries }: HomeProps) => (
  <HomeList
    textKey="finder"
    id="VehicleFinder"
    path={VEHICLES_PATH}
    parameter="finderPage"
    page={view.finder.page}
    search={view.search}
    query={queries.vehicles}
    skeleton={<VehicleGridSkeleton count={FINDER_PAGE_SIZE} />}
    brands={queries.finderBrands}
    brandsHeight="2.75rem"
    Shelf={VehicleShelf}
  >
    {(vehicle) => <VehicleCard key={vehicle.itemId} vehicle={vehicle} />}
  </HomeList>
);
