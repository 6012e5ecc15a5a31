import { useState, type ReactElement } from 'react';
import { Fetched, useTexts } from '@caravan/shared/site';
import { useFocusOnPage, Section } from '@caravan/shared/ui';
import { catalogueSearch } from '../../../api/catalogueView';
import type { HomeProps } from '../homeQueries';
import { CarList } from './CarList';
import { CarListSkeleton } from './CarListSkeleton';
import { CATALOGUE } from './catalogueId';
import { Filters } from './Filters';
import { KeywordForm } from './KeywordForm';
import { ResultLine } from './ResultLine';

/** Cars from the catalogue. Brand, series, keyword, order and page live in the address. */
export const Catalogue = ({ view: { catalogue: view, search }, queries }: HomeProps): ReactElement => {
  const t = useTexts('marketplace');
  const query = queries.cars.useQuery();
  // Without scripts the opener of the filters is a form whose entry asks for the open panel.
  const [open, setOpen] = useState(search.get('filters') === 'open');
  const count = useFocusOnPage<HTMLOutputElement>(catalogueSearch(search, {}), view.page);
  // Not `data`, which is the list's of the filters before while this one's is under way.
  const total = query.isError ? undefined : query.currentData?.total;
  const focusCount = (): void => count.current?.focus({ preventScroll: true });
  return (
    <Section
      title={t('catalogue.title')}
      lead={t('catalogue.lead')}
      id={CATALOGUE}
      action={<KeywordForm view={view} search={search} />}
    >
      <Filters query={queries.brands} view={view} search={search} total={total} open={open} onOpen={setOpen} />
      <ResultLine
        view={view}
        search={search}
        total={total}
        empty={!query.isError && query.data?.total === 0}
        sorting={!open}
        onClear={focusCount}
        ref={count}
      />
      <Fetched query={query} skeleton={<CarListSkeleton />} failure={t('failed.catalogue')}>
        {(page) => <CarList page={page} view={view} search={search} onLeave={focusCount} />}
      </Fetched>
    </Section>
  );
};
