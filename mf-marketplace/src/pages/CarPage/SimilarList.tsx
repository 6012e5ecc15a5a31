import type { ReactElement } from 'react';
import { isUnknown } from '@caravan/shared/page';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';
import type { ListedCar } from '../../api/listed';
import { CarEntry } from '../../components/catalogue/CarEntry';
import { CarList } from '../../components/catalogue/CarList';
import { DemoNote } from '../../components/DemoNote';
import { SimilarLead } from './CarPage.styles';

interface SimilarProps {
  readonly id: string;
  readonly skeleton: ReactElement;
}

/** Cars that are similar to the car with this id. `data-empty` hides the section around them. */
export const SimilarList = ({ isGone, ...similar }: SimilarProps & { readonly isGone: boolean }) =>
  isGone ? <SimilarToGone {...similar} /> : <SimilarByLanded {...similar} />;

/** Cars similar to one that is no longer offered and has no landed price. */
const SimilarToGone = ({ id, skeleton }: SimilarProps) => {
  const t = useTexts('marketplace');
  const query = api.query('usedCarsLike').useQuery({ id });
  if (isUnknown(query.error)) return emptyMark;
  return (
    <Fetched query={query} skeleton={skeleton} failure={t('carPage.similar.failed')}>
      {(cars) => (
        <>
          <DemoNote kind="list" items={cars} />
          <Cars cars={cars} />
        </>
      )}
    </Fetched>
  );
};

/** Cars with a similar landed price in the visitor's country (MKT-5). */
const SimilarByLanded = ({ id, skeleton }: SimilarProps) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  const query = api.query('usedCarsLikeLanded').useQuery({ id, country });
  if (isUnknown(query.error)) return emptyMark;
  return (
    <Fetched query={query} skeleton={skeleton} failure={t('carPage.similar.failed')}>
      {({ percent, cars }) => (
        <>
          {percent !== null && <SimilarLead>{t('carPage.similar.lead', { percent })}</SimilarLead>}
          <Cars cars={cars} />
        </>
      )}
    </Fetched>
  );
};

const emptyMark = <span data-empty="" />;

const Cars = ({ cars }: { readonly cars: readonly ListedCar[] }) =>
  cars.length === 0 ? (
    emptyMark
  ) : (
    <CarList>
      {cars.map((car) => (
        <CarEntry key={car.usedCarId} car={car} />
      ))}
    </CarList>
  );
