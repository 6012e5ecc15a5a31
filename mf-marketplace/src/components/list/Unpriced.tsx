import { styled } from 'styled-components';
import { priceFilters } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, size, space } from '@caravan/shared/theme';
import { linkLook } from '@caravan/shared/ui';
import { listSearch } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listContext';

/** Number of entries that a price limit excludes because they have no price, with a link that removes the limit. */
export const Unpriced = () => {
  const { t, page, view, facets } = useList();
  const { lang } = useSite();
  const isLimited = priceFilters.some((filter) => view.filters[filter] !== undefined);
  const count = isLimited ? (facets?.unpriced ?? 0) : 0;
  if (count === 0) return null;
  return (
    <Line>
      {t('unpriced', { count, number: formatNumber(count, lang) })}{' '}
      <ShowAllLink page={page} search={(search) => listSearch(search, { priceMin: null, priceMax: null })}>
        {t('unpricedAll')}
      </ShowAllLink>
    </Line>
  );
};

const Line = styled.p`
  padding-top: ${space[2]};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

const ShowAllLink = styled(FilterLink)`
  ${linkLook}
`;
