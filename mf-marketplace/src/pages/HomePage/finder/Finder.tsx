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
import { FINDER_PAGE_SIZE, VEHICLES_PATH } from '../../../api/listView';
import { BrandLink } from '../../../components/catalogue/BrandLink';
import { ChoiceRow } from '../../../components/ChoiceRow';
import { scrollFocusedIntoView } from '../../../components/scrollFocusedIntoView';
import { usePaginationTexts } from '../../../components/usePaginationTexts';
import { VehicleCard } from '../../../components/vehicle/VehicleCard';
import { VehicleGridSkeleton } from '../../../components/vehicle/VehicleGrid';
import { ListHead } from '../ListHead';
import { VehicleShelf } from '../Shelf';
import type { HomeProps } from '../homeQueries';
import { usePageAddress } from '../usePageAddress';

/** Element id, for links to the finder (HOME-9). */
const FINDER_ID = 'VehicleFinder';

/** The vehicle finder: the newest vehicles, with links to each brand and to all vehicles. */
export const Finder = (home: HomeProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const { finder: view, search } = home.view;
  const query = home.queries.vehicles.useQuery();
  const texts = usePaginationTexts('finder.pages');
  const total = query.data?.total;
  const listRef = useFocusOnPage<HTMLDivElement>('', view.page);
  const addressOf = usePageAddress({ search, parameter: 'finderPage', id: FINDER_ID });
  return (
    <Section
      title={t('finder.title')}
      lead={t('finder.lead')}
      id={FINDER_ID}
      action={
        <MoreLink to={VEHICLES_PATH}>
          {total === undefined
            ? t('finder.allVehicles')
            : t('finder.allOf', { count: total, number: formatNumber(total, lang) })}
        </MoreLink>
      }
    >
      <Fetched
        query={home.queries.finderBrands.useQuery()}
        skeleton={<Skeleton $height="2.75rem" />}
        failure={t('failed.brands')}
      >
        {(brands) => (
          <ChoiceRow label={t('finder.brands')} ruled>
            {brands.map((brand) => (
              <li key={brand.id}>
                <BrandLink page={VEHICLES_PATH} brand={brand} />
              </li>
            ))}
          </ChoiceRow>
        )}
      </Fetched>
      <ListHead ref={listRef} tabIndex={-1}>
        <Fetched query={query} skeleton={<VehicleGridSkeleton count={FINDER_PAGE_SIZE} />} failure={t('failed.finder')}>
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
              <VehicleShelf onFocus={scrollFocusedIntoView}>
                {data.map((vehicle) => (
                  <VehicleCard key={vehicle.itemId} vehicle={vehicle} />
                ))}
              </VehicleShelf>
              <Pagination
                page={view.page}
                pages={Math.ceil(listTotal / FINDER_PAGE_SIZE)}
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
