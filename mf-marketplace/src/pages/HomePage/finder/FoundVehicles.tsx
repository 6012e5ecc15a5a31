import { Suspense, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import type { FinderVehicle } from '@caravan/shared/contracts/calls';
import { Pagination } from '@caravan/shared/ui';
import { FINDER_PAGE_SIZE, finderBrandSearch, type FinderView } from '../../../api/finderView';
import { changedSearch } from '../../../api/pageSearch';
import { FINDER_ID } from '../../../components/finderAddress';
import { usePaginationTexts } from '../../../components/usePaginationTexts';
import { VehicleCard } from '../../../components/vehicle/VehicleCard';
import { VehicleGrid } from '../../../components/vehicle/VehicleGrid';
import { EmptyList } from '../EmptyList';

interface FoundVehiclesProps {
  readonly page: { readonly total: number; readonly data: readonly FinderVehicle[] };
  readonly view: FinderView;
  readonly search: URLSearchParams;
  readonly onLeave: () => void;
}

/** A page of the finder's vehicles, or the way to some. */
export const FoundVehicles = ({ page, view, search, onLeave }: FoundVehiclesProps): ReactElement => {
  const t = useTexts('marketplace');
  const texts = usePaginationTexts('finder.pages');
  const searchOf = (number: number): string =>
    changedSearch(search, { finderPage: number === 1 ? null : String(number) });
  if (page.data.length === 0) {
    return (
      <EmptyList
        section={FINDER_ID}
        total={page.total}
        firstPage={searchOf(1)}
        empty={{
          title: t('finder.empty'),
          search: finderBrandSearch(search, null),
          link: t('finder.showAll'),
        }}
        onLeave={onLeave}
      />
    );
  }
  return (
    <>
      <VehicleGrid>
        {page.data.map((vehicle) => (
          <Suspense key={vehicle.itemId} fallback={null}>
            <VehicleCard vehicle={vehicle} />
          </Suspense>
        ))}
      </VehicleGrid>
      <Pagination
        page={view.page}
        pages={Math.ceil(page.total / FINDER_PAGE_SIZE)}
        hrefFor={(number) => `${searchOf(number) || '?'}#${FINDER_ID}`}
        texts={texts}
      />
    </>
  );
};
