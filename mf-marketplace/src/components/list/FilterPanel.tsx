import { styled } from 'styled-components';
import type { Facets } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { ButtonLink } from '@caravan/shared/ui';
import { changeSearch } from '../../api/pageSearch';
import { column } from '../column';
import { FilterGroups } from './FilterGroups';
import { useList } from './listContext';
import { ShowCount } from './ShowCount';

interface FilterPanelProps {
  readonly facets: Facets;
  /** Number of results. Undefined while unknown. */
  readonly total: number | undefined;
}

/** The filters of the page. Without scripts a narrow page has them above the results, with a link to the results. */
export const FilterPanel = ({ facets, total }: FilterPanelProps) => {
  const { page, search } = useList();
  return (
    <>
      <FilterGroups facets={facets} />
      {search.get('filters') === 'open' && (
        <Foot>
          <ButtonLink to={`${page}${changeSearch(search, { filters: null })}`} variant="primary">
            <ShowCount total={total} />
          </ButtonLink>
        </Foot>
      )}
    </>
  );
};

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  padding-block: ${space[2]};
  border-top: 1px solid ${colour.line};
  background: ${colour.paper};
  ${column.widest} {
    display: none;
  }
`;
