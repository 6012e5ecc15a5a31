import { styled } from 'styled-components';
import type { ChoiceFilter, FacetValue } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, font, media, size, space } from '@caravan/shared/theme';
import { opening, useTrack } from '@caravan/shared/tracking';
import { setSearchChoice } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listContext';

interface ChoiceGroupProps {
  readonly filter: ChoiceFilter;
  readonly values: readonly FacetValue[];
}

/** Links to the values of a filter, each with its number of results. Visitors can choose several. */
export const ChoiceGroup = ({ filter, values }: ChoiceGroupProps) => {
  const { own, page, view } = useList();
  const { lang } = useSite();
  const track = useTrack();
  const chosen = view.filters[filter] ?? [];
  return (
    <List aria-label={own(`names.${filter}`)}>
      {values.map(({ value, name, count }) => {
        const isChosen = chosen.includes(value);
        const tracking =
          filter === 'brand' && !isChosen ? opening(() => track('FINDER_BRAND_PV', { brandId: value })) : {};
        return (
          <li key={value}>
            <Value
              page={page}
              search={(search) => setSearchChoice(search, filter, value, !isChosen)}
              aria-current={isChosen ? 'true' : undefined}
              {...tracking}
            >
              <span>{name}</span>
              <Count>{formatNumber(count, lang)}</Count>
            </Value>
          </li>
        );
      })}
    </List>
  );
};

const List = styled.ul`
  max-height: 19rem;
  overflow-y: auto;
`;

/** A link that looks like a checkbox. */
const Value = styled(FilterLink)`
  display: grid;
  grid-template-columns: 1.125rem 1fr auto;
  gap: ${space[1]};
  align-items: center;
  min-height: 2.25rem;
  padding-inline: ${space.half};
  color: ${colour.ink};
  font-size: ${size.small};
  text-decoration: none;
  outline-offset: -2px;
  &::before {
    content: '';
    width: 1rem;
    height: 1rem;
    border: 1px solid ${colour.lineStrong};
    border-radius: 2px;
  }
  &[aria-current] {
    font-weight: ${font.strong};
  }
  &[aria-current]::before {
    border-color: ${colour.accent};
    background: ${colour.accent};
    box-shadow: inset 0 0 0 ${space.half} ${colour.paper};
  }
  ${media.hover} {
    &:hover {
      background: ${colour.wash};
    }
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

const Count = styled.span`
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
  font-variant-numeric: tabular-nums;
`;
