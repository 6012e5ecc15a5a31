import type { ReactElement } from 'react';
import { isUnknown } from '@caravan/shared/page';
import { Fetched, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';
import { CarEntry } from '../../components/catalogue/CarEntry';
import { CarList } from '../../components/catalogue/CarList';

interface SimilarListProps {
  readonly id: string;
  readonly skeleton: ReactElement;
}

/** Cars that are similar to the car with this id. `data-empty` hides the section around them. */
export const SimilarList = ({ id, skeleton }: SimilarListProps): ReactElement => {
  const t = useTexts('marketplace');
  const query = api.query('usedCarsLike').useQuery({ id });
  if (isUnknown(query.error)) return <span data-empty="" />;
  return (
    <Fetched query={query} skeleton={skeleton} failure={t('carPage.similar.failed')}>
      {(cars) =>
        cars.length === 0 ? (
          <span data-empty="" />
        ) : (
          <CarList>
            {cars.map((car) => (
              <CarEntry key={car.usedCarId} car={car} />
            ))}
          </CarList>
        )
      }
    </Fetched>
  );
};
