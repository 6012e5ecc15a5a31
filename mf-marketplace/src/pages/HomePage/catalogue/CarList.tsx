import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CarListItem } from '@caravan/shared/contracts/calls';
import { colour, space } from '@caravan/shared/theme';
import { EmptyState, Pagination, linkLook } from '@caravan/shared/ui';
import { CATALOGUE_PAGE_SIZE, clearedCatalogue, type CatalogueView } from '../../../api/catalogueView';
import { changedSearch } from '../../../api/pageSearch';
import { column } from '../../../components/column';
import { FilterLink } from '../../../components/FilterLink';
import { usePaginationTexts } from '../../../components/usePaginationTexts';
import { CarEntry } from './CarEntry';
import { CATALOGUE } from './catalogueId';

interface CarListProps {
  readonly page: { readonly total: number; readonly data: readonly CarListItem[] };
  readonly view: CatalogueView;
  readonly search: URLSearchParams;
  /** Called when the empty list's way out is taken: the link is gone afterwards, and the focus with it. */
  readonly onClear: () => void;
}

/** A page of cars, or why there is none and the way back. */
export const CarList = ({ page, view, search, onClear }: CarListProps): ReactElement => {
  const { t } = useTranslation('marketplace');
  const texts = usePaginationTexts('catalogue.pages');
  const searchOf = (number: number): string => changedSearch(search, { page: number === 1 ? null : String(number) });
  if (page.data.length === 0) {
    const beyond = page.total > 0;
    return (
      <EmptyState
        title={t(beyond ? 'catalogue.beyond' : 'catalogue.empty')}
        text={beyond ? undefined : t('catalogue.emptyAdvice')}
        action={
          <Clear section={CATALOGUE} search={beyond ? searchOf(1) : clearedCatalogue(search)} onClick={onClear}>
            {t(beyond ? 'catalogue.firstPage' : 'catalogue.clearAll')}
          </Clear>
        }
      />
    );
  }
  return (
    <>
      <List>
        {page.data.map((car) => (
          <CarEntry key={car.usedCarId} car={car} />
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

const Clear = styled(FilterLink)`
  ${linkLook}
  padding-block: ${space[1]};
`;
