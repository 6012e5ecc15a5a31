import { Pagination, type ViewAddress, linkStyle } from '@caravan/shared/ui';
import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { priceFilters } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { smallSoft, space } from '@caravan/shared/theme';
import { changeListSearch } from '../../api/listView';
import { useLatestSearch } from '../useLatestSearch';
import { usePaginationTexts } from '../usePaginationTexts';
import { useList } from './listContext';
import { FilterLink } from '../FilterLink';

interface ListEndProps {
  /** Number of pages. */
  readonly pages: number;
  /** Called with a click on the link that removes a price limit. The link then disappears, so the caller moves the focus. */
  readonly onLeave: MouseEventHandler;
}

/** The number of entries without a price, and links to the pages of the list. */
export const ListEnd = ({ pages, onLeave }: ListEndProps) => {
  const { page, textKey, view, search } = useList();
  const texts = usePaginationTexts(`${textKey}.pages`);
  const latestSearch = useLatestSearch();
  const addressOf = (number: number): ViewAddress => {
    const addressFrom = (parameters: URLSearchParams): string =>
      `${page}${changeListSearch(parameters, { page: number === 1 ? null : String(number) })}`;
    return { href: addressFrom(search), now: () => addressFrom(latestSearch()) };
  };
  return (
    <>
      <Unpriced onLeave={onLeave} />
      <Pagination page={view.page} pages={pages} hrefFor={addressOf} texts={texts} />
    </>
  );
};

/** Number of entries that a price limit excludes because they have no price, with a link that removes the limit. */
const Unpriced = ({ onLeave }: Pick<ListEndProps, 'onLeave'>) => {
  const { t, page, view, currentFacets } = useList();
  const { lang } = useSite();
  const isLimited = priceFilters.some((filter) => view.filters[filter] !== undefined);
  const count = isLimited ? (currentFacets?.unpriced ?? 0) : 0;
  if (count === 0) return null;
  return (
    <Line>
      {t('unpriced', { count, number: formatNumber(count, lang) })}{' '}
      <ShowAllLink
        page={page}
        search={(search) => changeListSearch(search, { priceMin: null, priceMax: null })}
        onClick={onLeave}
      >
        {t('unpricedAll')}
      </ShowAllLink>
    </Line>
  );
};

const Line = styled.p`
  padding-top: ${space[2]};
  ${smallSoft}
`;

const ShowAllLink = styled(FilterLink)`
  ${linkStyle}
`;
