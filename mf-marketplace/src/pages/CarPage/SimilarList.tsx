import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactElement } from 'react';
import { isUnknown } from '@caravan/shared/page';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';
import { CarEntry } from '../../components/catalogue/CarEntry';
import { CarList } from '../../components/catalogue/CarList';
import { DemoNote } from '../../components/DemoNote';
import { SimilarLead } from './CarPage.styles';

interface SimilarProps {
  readonly id: string;
  /** The car is no longer offered, so it has no landed price. */
  readonly isGone: boolean;
  readonly skeleton: ReactElement;
}

const emptyMark = <span data-empty="" />;

/**
 * Cars with a similar landed price in the visitor's country (MKT-5), or similar to a car that is gone. `data-empty` hides the section
 * around them.
 */
export const SimilarList = ({ id, isGone, skeleton }: SimilarProps) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  const toGone = api.query('usedCarsLike').useQuery(isGone ? { id } : skipToken);
  const byLanded = api.query('usedCarsLikeLanded').useQuery(isGone ? skipToken : { id, country });
  const query = isGone ? { ...toGone, data: toGone.data && { percent: null, cars: toGone.data } } : byLanded;
  if (isUnknown(query.error)) return emptyMark;
  return (
    <Fetched query={query} skeleton={skeleton} failure={t('carPage.similar.failed')}>
      {({ percent, cars }) => (
        <>
          {isGone && <DemoNote kind="list" items={cars} />}
          {percent !== null && <SimilarLead>{t('carPage.similar.lead', { percent })}</SimilarLead>}
          {cars.length === 0 ? (
            emptyMark
          ) : (
            <CarList>
              {cars.map((car) => (
                <CarEntry key={car.usedCarId} car={car} />
              ))}
            </CarList>
          )}
        </>
      )}
    </Fetched>
  );
};
