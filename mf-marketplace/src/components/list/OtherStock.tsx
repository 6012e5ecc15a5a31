import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatMoney, formatNumber } from '@caravan/shared/format';
import { Fetched, useSite } from '@caravan/shared/site';
import type { BoundQuery } from '@caravan/shared/store';
import { colour, space } from '@caravan/shared/theme';
import { ButtonLink, linkStyle } from '@caravan/shared/ui';
import { CARS_PATH, VEHICLES_PATH } from '../../api/listView';
import { changeSearch } from '../../api/pageSearch';
import { FilterLink } from '../FilterLink';
import { useList } from './listContext';

/** Results of the search in the other list. */
export interface OtherStockPage {
  readonly total: number;
  readonly data: readonly (
    | {
        readonly usedCarId: string;
        readonly name: string;
        readonly year: number | null;
        readonly salePrice: number | null;
      }
    | { readonly itemId: string; readonly name: string; readonly price?: number | null | undefined }
  )[];
}

/** Results of the same keyword in the other list. */
export const OtherStock = ({ query }: { readonly query: BoundQuery<OtherStockPage> }) => {
  const { own } = useList();
  const answer = query.useQuery();
  return (
    // Not `data`: while a new keyword loads, `data` is still that of the previous one.
    <Fetched
      query={{ ...answer, data: answer.currentData }}
      skeleton={<Line aria-hidden="true" />}
      failure={own('otherStock.failed')}
    >
      {(found) => <Found {...found} />}
    </Fetched>
  );
};

/** Number of results, with links to all and to the first. If this list is empty, the link to all is the main action. */
const Found = ({ total, data: [first] }: OtherStockPage) => {
  const { own, page, view, search, currentFacets } = useList();
  const { currency, lang } = useSite();
  if (total === 0 || first === undefined) return <Line>{own('otherStock.none')}</Line>;
  const otherPath = page === CARS_PATH ? VEHICLES_PATH : CARS_PATH;
  const address = changeSearch(new URLSearchParams(), {
    keyword: view.keyword ?? null,
    in: view.filters.in ?? null,
    country: search.get('country'),
    lang: search.get('lang'),
  });
  const isCar = 'usedCarId' in first;
  const price = isCar ? first.salePrice : first.price;
  const count = { count: total, number: formatNumber(total, lang) };
  return (
    <Line>
      {currentFacets?.total === 0 ? (
        <ButtonLink to={`${otherPath}${address}`} variant="primary" rel="nofollow">
          {own('otherStock.show', count)}
        </ButtonLink>
      ) : (
        <AllLink page={otherPath} search={address}>
          {own('otherStock.all', count)}
        </AllLink>
      )}
      <FirstLink to={isCar ? `/car/model/detail/${first.usedCarId}` : `/detail/${first.itemId}`}>
        {first.name}
        {typeof price === 'number' && `, ${formatMoney(price, currency, lang)}`}
      </FirstLink>
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 2.75rem;
  color: ${colour.inkSoft};
`;

const AllLink = styled(FilterLink)`
  ${linkStyle}
  padding-block: ${space[1]};
`;

const FirstLink = styled(Link)`
  ${linkStyle}
  padding-block: ${space[1]};
`;
