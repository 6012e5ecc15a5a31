import { Icon, SlidersHorizontal } from '@caravan/shared/icons';
import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { CARS_PATH } from '../../../api/listView';
import { CarEntry } from '../../../components/catalogue/CarEntry';
import { CarListSkeleton } from '../../../components/catalogue/CarListSkeleton';
import { choiceLink } from '../../../components/choiceLink';
import { FilterLink } from '../../../components/FilterLink';
import { HomeList } from '../HomeList';
import { CarShelf } from '../Shelf';
import type { HomeProps } from '../homeQueries';

/** Number of brands that fit into two lines beside the filter link. */
const MAX_BRANDS = 10;

/** Number of cars in the first row of a wide page. Their pictures load with priority. */
const FIRST_ROW = 3;

/** The newest cars of the catalogue, with links to each brand, to all filters and to all cars. */
export const Catalogue = ({ view, queries }: HomeProps) => {
  const t = useTexts('marketplace');
  return (
    <HomeList
      textKey="catalogue"
      id="Catalogue"
      path={CARS_PATH}
      parameter="page"
      page={view.catalogue.page}
      search={view.search}
      query={queries.cars}
      skeleton={<CarListSkeleton />}
      brands={queries.brands}
      brandsHeight="6rem"
      maxBrands={MAX_BRANDS}
      filters={
        <Filters page={CARS_PATH} search="?filters=open">
          <Icon of={SlidersHorizontal} />
          {t('catalogue.filters')}
        </Filters>
      }
      Shelf={CarShelf}
    >
      {(car, index) => <CarEntry key={car.usedCarId} car={car} priority={index < FIRST_ROW} />}
    </HomeList>
  );
};

const Filters = styled(FilterLink)`
  ${choiceLink}
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;
