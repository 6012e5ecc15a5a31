import { SlidersHorizontal } from '@caravan/shared/icons';
import { styled } from 'styled-components';
import { formatNumber } from '@caravan/shared/format';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import {
  EmptyState,
  MoreLink,
  Pagination,
  Section,
  Skeleton,
  TextLink,
  useFocusOnPage,
  ViewLink,
} from '@caravan/shared/ui';
import { CARS_PATH, CATALOGUE_PAGE_SIZE } from '../../../api/listView';
import { BrandLink } from '../../../components/catalogue/BrandLink';
import { CarEntry } from '../../../components/catalogue/CarEntry';
import { CarListSkeleton } from '../../../components/catalogue/CarListSkeleton';
import { choiceLink } from '../../../components/choiceLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { FilterLink } from '../../../components/FilterLink';
import { scrollFocusedIntoView } from '../../../components/scrollFocusedIntoView';
import { usePaginationTexts } from '../../../components/usePaginationTexts';
import { ListHead } from '../ListHead';
import { CarShelf } from '../Shelf';
import type { HomeProps } from '../homeQueries';
import { usePageAddress } from '../usePageAddress';

/** Element id for the menu's link `#Catalogue`. */
const CATALOGUE_ID = 'Catalogue';

/** Number of brands that fit into two lines beside the filter link. */
const MAX_BRANDS = 10;

/** Number of cars in the first row of a wide page. Their pictures load with priority. */
const FIRST_ROW = 3;

/** The newest cars of the catalogue, with links to each brand, to all filters and to all cars. */
export const Catalogue = ({ view: { catalogue: view, search }, queries }: HomeProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const query = queries.cars.useQuery();
  const texts = usePaginationTexts('catalogue.pages');
  const total = query.data?.total;
  const listRef = useFocusOnPage<HTMLDivElement>('', view.page);
  const addressOf = usePageAddress({ search, parameter: 'page', id: CATALOGUE_ID });
  return (
    <Section
      title={t('catalogue.title')}
      lead={t('catalogue.lead')}
      id={CATALOGUE_ID}
      action={
        <MoreLink to={CARS_PATH}>
          {total === undefined
            ? t('catalogue.all')
            : t('catalogue.allOf', { count: total, number: formatNumber(total, lang) })}
        </MoreLink>
      }
    >
      <Fetched query={queries.brands.useQuery()} skeleton={<Skeleton $height="6rem" />} failure={t('failed.brands')}>
        {(brands) => (
          <ChoiceRow label={t('catalogue.brands')} ruled pinned>
            <li>
              <Filters page={CARS_PATH} search="?filters=open">
                <SlidersHorizontal />
                {t('catalogue.filters')}
              </Filters>
            </li>
            {brands.slice(0, MAX_BRANDS).map((brand) => (
              <li key={brand.id}>
                <BrandLink page={CARS_PATH} brand={brand} />
              </li>
            ))}
          </ChoiceRow>
        )}
      </Fetched>
      <ListHead ref={listRef} tabIndex={-1}>
        <Fetched query={query} skeleton={<CarListSkeleton />} failure={t('failed.catalogue')}>
          {({ data, total: listTotal }) => (
            <>
              {data.length === 0 && (
                <EmptyState
                  title={t(listTotal > 0 ? 'pages.pastEnd' : 'noCars')}
                  action={
                    listTotal > 0 && (
                      <TextLink as={ViewLink} to={addressOf(1)}>
                        {t('pages.first')}
                      </TextLink>
                    )
                  }
                />
              )}
              <CarShelf onFocus={scrollFocusedIntoView}>
                {data.map((car, index) => (
                  <CarEntry key={car.usedCarId} car={car} priority={index < FIRST_ROW} />
                ))}
              </CarShelf>
              <Pagination
                page={view.page}
                pages={Math.ceil(listTotal / CATALOGUE_PAGE_SIZE)}
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
