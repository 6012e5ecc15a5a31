import { SlidersHorizontal } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Facets } from '@caravan/shared/contracts/calls';
import { formatNumber } from '@caravan/shared/format';
import { useSite } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { Button, Modal } from '@caravan/shared/ui';
import { usedFilters } from '../../api/listView';
import { column } from '../column';
import { CarriedEntries } from './CarriedEntries';
import { FilterGroups } from './FilterGroups';
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
  const { lang } = useSite();
  const [open, setOpen] = useState(false);
  const used = usedFilters(view).length;
  // Without scripts the form asks for the page with its filters open.
  const handleOpener = (event: FormEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  const close = (): void => setOpen(false);
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
      <Modal open={open} onClose={close} title={t('filters')} closeLabel={t('close')} fillsPhone>
        <FilterGroups facets={facets} />
        <Foot>
          <Button variant="primary" onClick={close}>
            {total === undefined ? t('showList') : t('show', { count: total, number: formatNumber(total, lang) })}
          </Button>
        </Foot>
      </Modal>
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

/** Stays at the end of what shows of the sheet. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  margin-inline: -${space[3]};
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${colour.line};
  background: ${colour.surface};
`;
