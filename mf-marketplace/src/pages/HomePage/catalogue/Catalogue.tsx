import { SlidersHorizontal } from '@caravan/shared/icons';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { EmptyState, MoreLink, Pagination, Section, Skeleton, useFocusOnPage } from '@caravan/shared/ui';
import { CARS_PATH, CATALOGUE_PAGE_SIZE } from '../../../api/listView';
import { BrandLink } from '../../../components/catalogue/BrandLink';
import { CarEntry } from '../../../components/catalogue/CarEntry';
import { CarListSkeleton } from '../../../components/catalogue/CarListSkeleton';
import { choiceLink } from '../../../components/choiceLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { scrollFocusedIntoView } from '../../../components/scrollFocusedIntoView';
import { usePaginationTexts } from '../../../components/usePaginationTexts';
import { changedSearch } from '../../../api/pageSearch';
import { ListHead } from '../ListHead';
import { CarShelf } from '../Shelf';
import type { HomeProps } from '../homeQueries';
import { CATALOGUE } from './catalogueId';

/** Number of brands that fit into two lines beside the filter link. */
const SHOWN = 10;

/** Cars side by side on a wide screen, of which a phone shows one. */
const FIRST_ROW = 3;

/** Cars from the catalogue: the newest, and by brand, number and filters the way to all of them, which have a page of their own. */
export const Catalogue = ({ view: { catalogue: view, search }, queries }: HomeProps): ReactElement => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const query = queries.cars.useQuery();
  const texts = usePaginationTexts('catalogue.pages');
  const total = query.data?.total;
  const list = useFocusOnPage<HTMLDivElement>('', view.page);
  const addressOf = (number: number): string =>
    `${changedSearch(search, { page: number === 1 ? null : String(number) }) || '?'}#${CATALOGUE}`;
  return (
    <Section
      title={t('catalogue.title')}
      lead={t('catalogue.lead')}
      id={CATALOGUE}
      action={
        <MoreLink to={CARS_PATH}>
          {total === undefined ? t('catalogue.all') : t('catalogue.allOf', { number: formatNumber(total, lang) })}
        </MoreLink>
      }
    >
      <Fetched query={queries.brands.useQuery()} skeleton={<Skeleton $height="6rem" />} failure={t('failed.brands')}>
        {(brands) => (
          <ChoiceRow label={t('catalogue.brands')} chosen={undefined} ruled pinned>
            <li>
              <Filters page={CARS_PATH} search="?filters=open">
                <SlidersHorizontal />
                {t('catalogue.filters')}
              </Filters>
            </li>
            {brands.slice(0, SHOWN).map((brand) => (
              <li key={brand.id}>
                <BrandLink page={CARS_PATH} brand={brand} />
              </li>
            ))}
          </ChoiceRow>
        )}
      </Fetched>
      <ListHead ref={list} tabIndex={-1}>
        <Fetched query={query} skeleton={<CarListSkeleton />} failure={t('failed.catalogue')}>
          {({ data, total: all }) => (
            <>
              {data.length === 0 && (
                <EmptyState
                  title={t('pages.pastEnd')}
                  action={<MoreLink to={addressOf(1)}>{t('pages.first')}</MoreLink>}
                />
              )}
              <CarShelf onFocus={scrollFocusedIntoView}>
                {data.map((car, index) => (
                  <CarEntry key={car.usedCarId} car={car} priority={index < FIRST_ROW} />
                ))}
              </CarShelf>
              <Pagination
                page={view.page}
                pages={Math.ceil(all / CATALOGUE_PAGE_SIZE)}
                hrefFor={addressOf}
                texts={texts}
              />
            </>
          )}
        </Fetched>
      </ListHead>
    </Section>
  );
};

const Filters = styled(FilterLink)`
  ${choiceLink}
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;
