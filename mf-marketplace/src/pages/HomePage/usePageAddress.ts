import type { ViewAddress } from '@caravan/shared/ui';
import { changeSearch } from '../../api/pageSearch';
import { useLatestSearch } from '../../components/useLatestSearch';

interface ListOnHome {
  /** Query of the home page. */
  readonly search: URLSearchParams;
  /** Query parameter of the list's page number. */
  readonly parameter: string;
  /** Element id of the list. */
  readonly id: string;
}

/** Returns a function that makes the address of a page of one list. It keeps the page of the other list, even while that loads. */
export const usePageAddress = ({ search, parameter, id }: ListOnHome) => {
  const latestSearch = useLatestSearch();
  return (number: number): ViewAddress => {
    const addressFrom = (parameters: URLSearchParams): string =>
      `${changeSearch(parameters, { [parameter]: number === 1 ? null : String(number) }) || '?'}#${id}`;
    return { href: addressFrom(search), now: () => addressFrom(latestSearch()) };
  };
};
