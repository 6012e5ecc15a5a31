import { Pagination, type ViewAddress } from '@caravan/shared/ui';
import { listSearch } from '../../api/listView';
import { useLatestSearch } from '../useLatestSearch';
import { usePaginationTexts } from '../usePaginationTexts';
import { useList } from './listContext';
import { Unpriced } from './Unpriced';

/** What follows the entries: the number of entries without a price, and links to the pages of the list. */
export const ListEnd = ({ pages }: { readonly pages: number }) => {
  const { page, textKey, view, search } = useList();
  const texts = usePaginationTexts(`${textKey}.pages`);
  const latestSearch = useLatestSearch();
  const addressOf = (number: number): ViewAddress => {
    const pageOf = (at: URLSearchParams): string =>
      `${page}${listSearch(at, { page: number === 1 ? null : String(number) })}`;
    return { href: pageOf(search), now: () => pageOf(latestSearch()) };
  };
  return (
    <>
      <Unpriced />
      <Pagination page={view.page} pages={pages} hrefFor={addressOf} texts={texts} />
    </>
  );
};
