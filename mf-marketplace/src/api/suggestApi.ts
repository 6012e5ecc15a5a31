import { useSite } from '@caravan/shared/site';
import { callQuery } from './endpoints';
import { CARS_PATH } from './listView';
import { marketplaceApi } from './marketplaceApi';

const { useUsedCarSuggestQuery, useGetFinderSuggestQuery } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    usedCarSuggest: callQuery(build, 'usedCarSuggest'),
    getFinderSuggest: callQuery(build, 'getFinderSuggest'),
  }),
});

/** What may be meant by what is typed into the search of a list; nothing for nothing, or where the call fails. */
export const useSuggestions = (page: string, keyword: string) => {
  const { lang } = useSite();
  const isCars = page === CARS_PATH;
  const cars = useUsedCarSuggestQuery({ keyword }, { skip: !isCars || keyword === '' });
  const vehicles = useGetFinderSuggestQuery({ lang, keyword }, { skip: isCars || keyword === '' });
  return (isCars ? cars : vehicles).currentData ?? [];
};
