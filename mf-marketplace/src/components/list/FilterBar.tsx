import { SlidersHorizontal } from '@caravan/shared/icons';
import type { FormEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Facets } from '@caravan/shared/contracts/calls';
import { space } from '@caravan/shared/theme';
import { usedFilters } from '../../api/listView';
import { column } from '../column';
import { useLazyView } from '../useLazyView';
import { CarriedEntries } from './CarriedEntries';
import { useList } from './listPlace';
import { Opener, OpenerForm } from './opener';
import { QuickFilters } from './QuickFilters';

interface FilterBarProps {
  readonly facets: Facets;
  /** Number of results, for the button that closes the sheet; undefined until it is known. */
  readonly total: number | undefined;
}

/** Where there is no room for the filters beside the list: what opens them as a sheet, and what most visitors choose by. */
export const FilterBar = ({ facets, total }: FilterBarProps): ReactElement => {
  const { t, page, view, search } = useList();
  const sheet = useLazyView(
    async () => (await import(/* webpackChunkName: "filters" */ './FilterSheet')).FilterSheet,
    t('failedFilters'),
  );
  const used = usedFilters(view).length;
  // Without scripts the form asks for the page with its filters open.
  const handleOpener = (event: FormEvent): void => {
    event.preventDefault();
    sheet.open();
  };
  return (
    <Bar>
      <OpenerForm action={page} onSubmit={handleOpener}>
        <CarriedEntries search={search} without={['filters', 'page']} />
        <Opener type="submit" name="filters" value="open" aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden="true" />
          {used === 0 ? t('filters') : t('filtersUsed', { number: used })}
        </Opener>
      </OpenerForm>
      <QuickFilters facets={facets} />
      {sheet.View && <sheet.View facets={facets} total={total} onClose={sheet.close} />}
    </Bar>
  );
};

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
