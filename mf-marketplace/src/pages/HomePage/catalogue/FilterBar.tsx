import { SlidersHorizontal } from 'lucide-react';
import { useRef, type FormEvent, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { CatalogueBrand } from '@caravan/shared/contracts/calls';
import { catalogueSearch, type CatalogueView } from '../../../api/catalogueView';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { BrandLink } from './BrandLink';
import { CarriedEntries } from './CarriedEntries';
import { CATALOGUE } from './catalogueId';
import { Opener, OpenerForm } from './FilterBar.styles';
import { FilterPanel } from './FilterPanel';
import { SeriesRow } from './SeriesRow';
import { shownBrands } from './shownBrands';

interface FilterBarProps {
  readonly brands: readonly CatalogueBrand[];
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  readonly total: number | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const panelId = 'catalogue-filters';

/** The list of brands: its first entry opens all filters, which take the place of the brands with most cars. */
export const FilterBar = ({ brands, view, search, total, open, onOpen }: FilterBarProps): ReactElement => {
  const t = useTexts('marketplace');
  const opener = useRef<HTMLButtonElement>(null);
  const brand = brands.find(({ id }) => id === view.brand);
  const handleOpener = (event: FormEvent): void => {
    event.preventDefault();
    onOpen(!open);
  };
  const handleClose = (): void => {
    onOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <ChoiceRow label={t('catalogue.brands')} chosen={view.brand} ruled pinned>
        <li>
          <OpenerForm action={`#${CATALOGUE}`} onSubmit={handleOpener}>
            <CarriedEntries search={search} without={['filters', 'page']} />
            <Opener
              ref={opener}
              type="submit"
              name="filters"
              value={open ? 'closed' : 'open'}
              aria-expanded={open}
              aria-controls={panelId}
            >
              <SlidersHorizontal aria-hidden="true" />
              {t('catalogue.filters')}
            </Opener>
          </OpenerForm>
        </li>
        {!open &&
          shownBrands(brands, view.brand).map((entry) => (
            <li key={entry.id}>
              <BrandLink brand={entry} search={search} chosen={entry.id === view.brand} />
            </li>
          ))}
      </ChoiceRow>
      <div id={panelId}>
        {open && <FilterPanel brands={brands} view={view} search={search} total={total} onClose={handleClose} />}
      </div>
      {brand && !open && (
        <SeriesRow
          series={brand.series}
          chosen={view.series}
          searchFor={(series) => catalogueSearch(search, { series })}
        />
      )}
    </>
  );
};
