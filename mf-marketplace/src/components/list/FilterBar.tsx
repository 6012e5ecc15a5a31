import { Icon, SlidersHorizontal } from '@caravan/shared/icons';
import type { FormEvent, MouseEventHandler } from 'react';
import { styled } from 'styled-components';
import type { Facets } from '@caravan/shared/contracts/calls';
import { colour, font, radius, size, space } from '@caravan/shared/theme';
import { usedFilters } from '../../api/listView';
import { column } from '../column';
import { useLazyView } from '@caravan/shared/page';
import { HiddenFields } from './HiddenFields';
import { OpenedFilters, QuickFilters } from './lazyParts';
import { useList } from './listContext';

interface FilterBarProps {
  readonly facets: Facets;
  /** Number of results. Undefined while unknown. */
  readonly total: number | undefined;
  readonly onLeave: MouseEventHandler;
}

/** The button that opens all filters, and common filters. Only on pages too narrow for filters beside the list. */
export const FilterBar = ({ facets, total, onLeave }: FilterBarProps) => {
  const { t, page, view, search } = useList();
  const sheet = useLazyView(
    async () => (await import(/* webpackChunkName: "filters" */ './FilterSheet')).FilterSheet,
    t('failedFilters'),
  );
  const usedCount = usedFilters({ ...view, keyword: undefined }).length;
  // Without scripts the form loads the page with open filters.
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    sheet.open();
  };
  return (
    <>
      <Bar>
        <Form action={page} onSubmit={handleSubmit}>
          <HiddenFields search={search} without={['filters', 'page']} />
          <OpenButton type="submit" name="filters" value="open" aria-haspopup="dialog">
            <Icon of={SlidersHorizontal} />
            {usedCount === 0 ? t('filters') : t('filtersUsed', { number: usedCount })}
          </OpenButton>
        </Form>
        <QuickFilters facets={facets} onLeave={onLeave} />
        {search.get('filters') === 'open' && <OpenedFilters onOpen={sheet.open} />}
      </Bar>
      {/* Outside the bar, which a wide page hides: an open dialog that is not displayed blocks the page. */}
      {sheet.View && <sheet.View facets={facets} total={total} onClose={sheet.close} />}
    </>
  );
};

const Form = styled.form`
  flex: none;
  @media (scripting: none) {
    [data-open] ~ div & {
      display: none;
    }
  }
`;

const OpenButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  border: 1px solid ${colour.ink};
  border-radius: ${radius.control};
  background: ${colour.ink};
  color: ${colour.paper};
  font-size: ${size.small};
  font-weight: ${font.strong};
  white-space: nowrap;
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.75rem;
  margin-block: ${space[2]} ${space[1]};
  ${column.widest} {
    display: none;
  }
`;
