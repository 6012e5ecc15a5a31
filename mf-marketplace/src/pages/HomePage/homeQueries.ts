import type { PageSetting } from '@caravan/shared/contracts';
import { boundQuery } from '@caravan/shared/store';
import { catalogueParameter, catalogueSorts, finderParameter, listViewOf } from '../../api/listView';
import { marketplaceApi } from '../../api/marketplaceApi';

const { endpoints } = marketplaceApi;

/** The finder's entries have names of their own beside the catalogue's. */
const finderSearch = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams({ brand: search.get('finderBrand') ?? '', page: search.get('finderPage') ?? '' });

/** What the query of the home page says to its sections, which share it: their page, and what addresses of the time before their own pages name. */
export const homeView = (search: URLSearchParams) => ({
  search,
  catalogue: listViewOf(search, catalogueSorts),
  finder: listViewOf(finderSearch(search), []),
});

export type HomeView = ReturnType<typeof homeView>;

/** The calls of the home page: every section has its own, and one that fails says so in its place. */
export const homeQueries = ({ catalogue, finder }: HomeView, { lang }: PageSetting) => ({
  tops: boundQuery(endpoints.vehicleTops, {}),
  news: boundQuery(endpoints.newsList, {}),
  accessories: boundQuery(endpoints.getFinderFriendship, {}),
  brands: boundQuery(endpoints.hotBrandList, {}),
  cars: boundQuery(endpoints.usedCarPage, catalogueParameter(catalogue)),
  finderTops: boundQuery(endpoints.getFinderTops, {}),
  finderBrands: boundQuery(endpoints.getFinderBrandsV2, { lang }),
  vehicles: boundQuery(endpoints.getFinderVehicles, finderParameter(finder, lang)),
});

export type HomeQueries = ReturnType<typeof homeQueries>;

/** What a section of the home page is drawn with. */
export interface HomeProps {
  readonly view: HomeView;
  readonly queries: HomeQueries;
}
