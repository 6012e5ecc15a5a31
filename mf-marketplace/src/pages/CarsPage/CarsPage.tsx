import { catalogueSorts, type CatalogueSort, type Facets } from '@caravan/shared/contracts/calls';
import type { PageProps } from '@caravan/shared/page';
import { useSite, useTexts } from '@caravan/shared/site';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { PageHeading } from '@caravan/shared/ui';
import {
  filterParameter,
  CARS_PATH,
  catalogueNames,
  catalogueParameter,
  listViewOf,
  keywordParameter,
  type ListView,
} from '../../api/listView';
import type { ListedCar } from '../../api/listed';
import { api } from '../../api/api';
import { CarEntry } from '../../components/catalogue/CarEntry';
import { CarList } from '../../components/catalogue/CarList';
import { CarListSkeleton } from '../../components/catalogue/CarListSkeleton';
import { DemoNote } from '../../components/DemoNote';
import { listCountry, sortsFor } from '../../components/landed/importCountry';
import { listParts } from '../../components/list/lazyParts';
import { Listing } from '../../components/list/Listing';
import { listMeta } from '../../components/list/listMeta';
import type { OtherStockPage } from '../../components/list/OtherStock';
import { PageColumn } from '../../components/PageColumn';
import { definePage } from '../../define';

/** Number of cars in the first row of a wide page. Their pictures load with priority. */
const FIRST_ROW = 3;

interface CarsView {
  readonly search: URLSearchParams;
  readonly list: ListView<CatalogueSort>;
}

type CarsQueries = {
  readonly cars: BoundQuery<{ readonly size: number; readonly total: number; readonly data: readonly ListedCar[] }>;
  readonly facets: BoundQuery<Facets>;
  readonly other?: BoundQuery<OtherStockPage>;
};

const CarsPage = ({ view, queries }: PageProps<CarsView, CarsQueries>) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  const sorts = sortsFor(country, catalogueSorts, view.list.sort);
  const landedCountry = listCountry(country, view.list);
  return (
    <PageColumn>
      <PageHeading title={t('cars.title')} />
      <Listing
        list={{ page: CARS_PATH, textKey: 'cars', sorts, view: view.list, search: view.search }}
        query={queries.cars}
        counts={queries.facets}
        otherStock={queries.other}
        skeleton={<CarListSkeleton />}
      >
        {(cars) => (
          <>
            <DemoNote kind="list" items={cars} />
            <CarList>
              {cars.map((car, index) => (
                <CarEntry key={car.usedCarId} car={car} priority={index < FIRST_ROW} country={landedCountry} />
              ))}
            </CarList>
          </>
        )}
      </Listing>
    </PageColumn>
  );
};

export const page = definePage('cars', {
  address: ({ search }) => ({ search, list: listViewOf(search, catalogueNames) }),
  queries: ({ list }, { lang }) => ({
    cars: boundQuery(api.query('usedCarPage'), catalogueParameter(list)),
    facets: boundQuery(api.query('usedCarFacets'), filterParameter(list)),
    ...(list.keyword === undefined
      ? {}
      : {
          other: boundQuery(api.query('getFinderVehicles'), {
            lang,
            ...keywordParameter(list.keyword, list.filters.in),
          }),
        }),
  }),
  View: CarsPage,
  meta: ({ view, queries, answer, t }) =>
    listMeta({ view: view.list, textKey: 'cars', found: answer(queries.cars), facets: answer(queries.facets), t }),
  lazyParts: listParts,
});
