import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import { space } from '@caravan/shared/theme';
import { EmptyState, Pagination, linkLook } from '@caravan/shared/ui';
import { FINDER_PAGE_SIZE, finderBrandSearch, type FinderView } from '../../../api/finderView';
import { changedSearch } from '../../../api/pageSearch';
import { FilterLink } from '../../../components/FilterLink';
import { usePaginationTexts } from '../../../components/usePaginationTexts';
import { FINDER } from './finderId';
import { VehicleCard } from './VehicleCard';

interface VehicleGridProps {
  readonly page: { readonly total: number; readonly data: readonly FinderVehicle[] };
  readonly view: FinderView;
  readonly search: URLSearchParams;
}

/** A page of the finder's vehicles, or the way to all of them. */
export const VehicleGrid = ({ page, view, search }: VehicleGridProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const texts = usePaginationTexts('finder.pages');
  if (page.data.length === 0) {
    return (
      <EmptyState
        title={t('finder.empty')}
        action={
          <Clear section={FINDER} search={finderBrandSearch(search, null)}>
            {t('finder.showAll')}
          </Clear>
        }
      />
    );
  }
  const searchOf = (number: number): string =>
    changedSearch(search, { finderPage: number === 1 ? null : String(number) });
  return (
    <>
      <Grid>
        {page.data.map((vehicle) => (
          <VehicleCard key={vehicle.itemId} vehicle={vehicle} />
        ))}
      </Grid>
      <Pagination
        page={view.page}
        pages={Math.ceil(page.total / FINDER_PAGE_SIZE)}
        hrefFor={(number) => `${searchOf(number) || '?'}#${FINDER}`}
        texts={texts}
      />
    </>
  );
};

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[4]} ${space[3]};
`;

const Clear = styled(FilterLink)`
  ${linkLook}
  padding-block: ${space[1]};
`;
