import { ChevronDown, Icon } from '@caravan/shared/icons';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Facets } from '@caravan/shared/contracts/calls';
import { useSite } from '@caravan/shared/site';
import { colour, font, size, space } from '@caravan/shared/theme';
import { ChoiceGroup } from './ChoiceGroup';
import { landedLimits } from '../landed/importCountry';
import { LimitGroup } from './LimitGroup';
import { useList } from './listContext';

type Bound = Facets['bounds'][number]['filter'];

interface Limits {
  readonly key: string;
  readonly bounds: readonly Bound[];
}

const limitGroups = (landed: readonly Bound[]): readonly Limits[] => [
  { key: 'price', bounds: ['priceMin', 'priceMax'] },
  { key: 'landed', bounds: landed },
  { key: 'year', bounds: ['yearMin', 'yearMax'] },
  { key: 'distance', bounds: ['odometerMax', 'rangeMin'] },
  { key: 'engine', bounds: ['engineMin', 'engineMax'] },
];

const initiallyOpen: readonly string[] = ['brand', 'series', 'energy', 'body'];

/** All filters with their counts. Common groups and groups with a filter in use are open. */
export const FilterGroups = ({ facets }: { readonly facets: Facets }) => {
  const { own, view } = useList();
  const { country } = useSite();
  return (
    <div>
      {limitGroups(landedLimits(country, view.filters)).map(({ key, bounds }) => {
        const shownBounds = bounds.flatMap((bound) => facets.bounds.filter(({ filter }) => filter === bound));
        if (shownBounds.length === 0) return null;
        return (
          <Group key={key} name={own(`groups.${key}`)} open>
            <LimitGroup bounds={shownBounds} />
          </Group>
        );
      })}
      {facets.choices
        .filter(({ values }) => values.length > 0)
        .map(({ filter, values }) => (
          <Group
            key={filter}
            name={own(`names.${filter}`)}
            open={initiallyOpen.includes(filter) || view.filters[filter] !== undefined}
          >
            <ChoiceGroup filter={filter} values={values} />
          </Group>
        ))}
    </div>
  );
};

interface GroupProps {
  readonly name: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

const Group = ({ name, open, children }: GroupProps) => (
  <Suspense fallback={null}>
    <Details open={open}>
      <summary>
        {name}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </Details>
  </Suspense>
);

const Details = styled.details`
  padding-bottom: ${space[1]};
  border-top: 1px solid ${colour.line};
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2.75rem;
    font-size: ${size.small};
    font-weight: ${font.strong};
    cursor: pointer;
    list-style: none;
    /* Outside it would cross the labels below. */
    outline-offset: -2px;
    svg {
      width: 1rem;
      height: 1rem;
      color: ${colour.inkSoft};
    }
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;
