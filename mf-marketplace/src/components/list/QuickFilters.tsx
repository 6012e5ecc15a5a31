import type { MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import { landedFilters, type BoundFilter, type Facets } from '@caravan/shared/contracts/calls';
import type { Currency } from '@caravan/shared/contracts';
import { useSite } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import { linkChip } from '@caravan/shared/ui';
import { setSearchChoice, setSearchLimits } from '../../api/listView';
import { FilterLink } from '../FilterLink';
import { useList } from './listContext';
import { useFilterNames } from './useFilterNames';

/** Typical prices of used cars in Georgia. */
const prices: Record<Currency, readonly number[]> = { USD: [15_000, 25_000], GEL: [40_000, 70_000] };
/** A common budget for a cleared car. */
const budgets: Record<Currency, number> = { USD: 18_000, GEL: 50_000 };
const MAX_ODOMETER_KM = 60_000;
const MAX_VALUES = 3;

interface QuickFiltersProps {
  readonly facets: Facets;
  /** Called with a click on a link. The link then disappears. */
  readonly onLeave: MouseEventHandler;
}

/** Links that apply a common filter. Filters in use and limits without results are left out. */
export const QuickFilters = ({ facets, onLeave }: QuickFiltersProps) => {
  const { t, page, view } = useList();
  const { country, currency } = useSite();
  const nameOf = useFilterNames();
  const choices = (['energy', 'body'] as const).flatMap((filter) =>
    view.filters[filter] === undefined
      ? (facets.choices.find((choice) => choice.filter === filter)?.values ?? [])
          .slice(0, MAX_VALUES)
          .map(({ value }) => ({
            filter,
            value,
            search: (search: URLSearchParams) => setSearchChoice(search, filter, value, true),
          }))
      : [],
  );
  const limitCurrency = view.filters.in ?? currency;
  const limits = (filter: BoundFilter, values: readonly number[]) => {
    const steps = facets.bounds.find((bound) => bound.filter === filter)?.steps ?? [];
    return values
      .filter(
        (value) => view.filters[filter] === undefined && steps.some((step) => step.value === value && step.count > 0),
      )
      .map((value) => ({
        filter,
        value: String(value),
        search: (search: URLSearchParams) => setSearchLimits(search, { [filter]: String(value) }, currency),
      }));
  };
  const chips = [
    ...limits(landedFilters[country], [budgets[limitCurrency]]),
    ...choices,
    ...limits('priceMax', prices[limitCurrency]),
    ...limits('odometerMax', [MAX_ODOMETER_KM]),
  ];
  return (
    <Row aria-label={t('quick')}>
      {chips.map((chip) => (
        <li key={`${chip.filter} ${chip.value}`}>
          <Chip page={page} search={chip.search} onClick={onLeave}>
            {nameOf(chip)}
          </Chip>
        </li>
      ))}
    </Row>
  );
};

/** One row that scrolls: its height is reserved before the filters are known. */
const Row = styled.ul`
  display: flex;
  gap: ${space[1]};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  padding: ${space.half};
  margin: -${space.half};
  > li {
    flex: none;
  }
`;

const Chip = styled(FilterLink)`
  ${linkChip}
`;
