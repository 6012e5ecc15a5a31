import { SlidersHorizontal } from 'lucide-react';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@caravan/shared/ui';
import { catalogueSearch, type CatalogueView } from '../../../api/catalogueView';
import { useHotBrandListQuery } from '../../../api/marketplaceApi';
import { Fetched } from '../../../components/Fetched';
import { CarriedEntries } from './CarriedEntries';
import { CATALOGUE } from './catalogueId';
import { BrandLink } from './BrandLink';
import { Bar, Opener, OpenerForm } from './Filters.styles';
import { FilterPanel } from './FilterPanel';
import { KeywordForm } from './KeywordForm';
import { SeriesRow } from './SeriesRow';
import { shownBrands } from './shownBrands';

interface FiltersProps {
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  /** Number of results, for the button that closes the panel. */
  readonly total: number | undefined;
}

const everything = {};
const panelId = 'catalogue-filters';

/** Search box, then the brands: the first entry opens all filters, the others are the brands with most cars. */
export const Filters = ({ view, search, total }: FiltersProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const query = useHotBrandListQuery(everything);
  // Without scripts the opener is a form whose entry asks for the open panel.
  const [open, setOpen] = useState(search.get('filters') === 'open');
  const handleOpener = (event: FormEvent): void => {
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <>
      <KeywordForm view={view} search={search} />
      <Fetched query={query} skeleton={<Skeleton $height="6rem" />} failure={t('failed.brands')}>
        {(brands) => {
          const brand = brands.find(({ id }) => id === view.brand);
          return (
            <>
              <Bar aria-label={t('catalogue.brands')}>
                <li>
                  <OpenerForm action={`#${CATALOGUE}`} onSubmit={handleOpener}>
                    <CarriedEntries search={search} without={['filters', 'page']} />
                    <Opener type="submit" name="filters" value="open" aria-expanded={open} aria-controls={panelId}>
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
              </Bar>
              <div id={panelId}>
                {open && (
                  <FilterPanel
                    brands={brands}
                    view={view}
                    search={search}
                    total={total}
                    onClose={() => setOpen(false)}
                  />
                )}
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
        }}
      </Fetched>
    </>
  );
};
