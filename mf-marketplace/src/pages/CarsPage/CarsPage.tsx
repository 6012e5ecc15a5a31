import { useSite } from '@caravan/shared/site';
import { boundQuery } from '@caravan/shared/store';
import { api } from '../../api/api';
import type { ListedCar } from '../../api/listed';
import { CARS_PATH, catalogueNames, catalogueParameter, filterParameter } from '../../api/listView';
import { CarEntry } from '../../components/catalogue/CarEntry';
import { CarList } from '../../components/catalogue/CarList';
import { CarListSkeleton } from '../../components/catalogue/CarListSkeleton';
import { listCountry } from '../../components/landed/importCountry';
import { useList } from '../../components/list/listContext';
import { listPage } from '../../components/list/listPage';

/** Number of cars in the first row of a wide page. Their pictures load with priority. */
const FIRST_ROW = 3;

const Cars = ({ items }: { readonly items: readonly ListedCar[] }) => {
  const { view } = useList();
  const country = listCountry(useSite().country, view);
  return (
    <CarList>
      {items.map((car, index) => (
        <CarEntry key={car.usedCarId} car={car} priority={index < FIRST_ROW} country={country} />
      ))}
    </CarList>
  );
};

export const page = listPage('cars', {
  path: CARS_PATH,
  names: catalogueNames,
  queries: (list) => ({
    found: boundQuery(api.query('usedCarPage'), catalogueParameter(list)),
    facets: boundQuery(api.query('usedCarFacets'), filterParameter(list)),
  }),
  other: (parameter, lang) => boundQuery(api.query('getFinderVehicles'), { lang, ...parameter }),
  skeleton: <CarListSkeleton />,
  Items: Cars,
});
