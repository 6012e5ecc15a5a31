import { Suspense, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import type { CarListItem } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { Pagination } from '@caravan/shared/ui';
import { CATALOGUE_PAGE_SIZE, clearedCatalogue, type CatalogueView } from '../../../api/catalogueView';
import { changedSearch } from '../../../api/pageSearch';
import { column } from '../../../components/column';
import { usePaginationTexts } from '../../../components/usePaginationTexts';
import { EmptyList } from '../EmptyList';
import { CarEntry } from './CarEntry';
import { CATALOGUE } from './catalogueId';

interface CarListProps {
  readonly page: { readonly total: number; readonly data: readonly CarListItem[] };
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  readonly onLeave: () => void;
}

/** A page of cars, or why there is none and the way back. */
export const CarList = ({ page, view, search, onLeave }: CarListProps): ReactElement => {
  const t = useTexts('marketplace');
  const texts = usePaginationTexts('catalogue.pages');
  const searchOf = (number: number): string => changedSearch(search, { page: number === 1 ? null : String(number) });
  if (page.data.length === 0) {
    return (
      <EmptyList
        section={CATALOGUE}
        total={page.total}
        firstPage={searchOf(1)}
        empty={{
          title: t('catalogue.empty'),
          text: t('catalogue.emptyAdvice'),
          search: clearedCatalogue(search),
          link: t('catalogue.clearAll'),
        }}
        onLeave={onLeave}
      />
    );
  }
  return (
    <>
      <List>
        {page.data.map((car) => (
          <Suspense key={car.usedCarId} fallback={null}>
            <CarEntry car={car} />
          </Suspense>
        ))}
      </List>
      <Pagination
        page={view.page}
        pages={Math.ceil(page.total / CATALOGUE_PAGE_SIZE)}
        hrefFor={(number) => `${searchOf(number) || '?'}#${CATALOGUE}`}
        texts={texts}
      />
    </>
  );
};

/** Two columns like a printed listing, one on narrow screens. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space[4]};
  border-bottom: 1px solid ${colour.line};
  ${column.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
