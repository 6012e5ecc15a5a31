import { movedTo, type PageSetting } from '@caravan/shared/contracts';
import { boundQuery } from '@caravan/shared/store';
import {
  CARS_PATH,
  catalogueNames,
  catalogueParameter,
  clearSearch,
  finderNames,
  finderParameter,
  listViewOf,
  usedFilters,
  VEHICLES_PATH,
} from '../../api/listView';
import { api } from '../../api/api';
import { changeSearch } from '../../api/pageSearch';

/** Maps the finder's query parameters, which have a prefix on the home page. Keeps parameters of no list, such as the currency. */
const finderSearch = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    changeSearch(new URLSearchParams(clearSearch(search)), {
      brand: search.get('finderBrand'),
      page: search.get('finderPage'),
      finderBrand: null,
      finderPage: null,
    }),
  );

/** Parses the query of the home page. Throws `movedTo()` for old addresses with filters, which now belong to the lists' pages. */
export const homeView = (search: URLSearchParams) => {
  const catalogue = listViewOf(search, catalogueNames);
  const finder = listViewOf(finderSearch(search), finderNames);
  if (usedFilters(catalogue).length > 0 || catalogue.sort !== 'newest') {
    throw movedTo(CARS_PATH + changeSearch(search, { finderBrand: null, finderPage: null }));
  }
  if (usedFilters(finder).length > 0) {
    throw movedTo(VEHICLES_PATH + changeSearch(finderSearch(search), {}));
  }
  return { search, catalogue, finder };
};

type HomeView = ReturnType<typeof homeView>;

/** Calls of the home page. Each section has its own call and reports its failure. */
export const homeQueries = ({ catalogue, finder }: HomeView, { lang }: PageSetting) => ({
  tops: boundQuery(api.query('vehicleTops'), {}),
  news: boundQuery(api.query('newsList'), {}),
  accessories: boundQuery(api.query('getFinderFriendship'), {}),
  brands: boundQuery(api.query('hotBrandList'), {}),
  cars: boundQuery(api.query('usedCarPage'), catalogueParameter(catalogue)),
  finderTops: boundQuery(api.query('getFinderTops'), {}),
  finderBrands: boundQuery(api.query('getFinderBrandsV2'), { lang }),
  vehicles: boundQuery(api.query('getFinderVehicles'), finderParameter(finder, lang)),
});

type HomeQueries = ReturnType<typeof homeQueries>;

export interface HomeProps {
  readonly view: HomeView;
  readonly queries: HomeQueries;
}
