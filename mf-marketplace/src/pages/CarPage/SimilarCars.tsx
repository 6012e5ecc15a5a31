import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Fetched, useTexts } from '@caravan/shared/site';
import { Section, useInView } from '@caravan/shared/ui';
import { useUsedCarsLikeQuery } from '../../api/carApi';
import { CarEntry } from '../../components/catalogue/CarEntry';
import { CarList } from '../../components/catalogue/CarList';
import { CarListSkeleton } from '../../components/catalogue/CarListSkeleton';

/** As many as the call answers. */
const SHOWN = 4;

/** Other cars of this kind, asked for as the end of the page comes into view: the page itself need not carry them. */
export const SimilarCars = ({ id }: { readonly id: string }): ReactElement | null => {
  const t = useTexts('marketplace');
  const [place, inView] = useInView<HTMLDivElement>({ margin: '600px' });
  const query = useUsedCarsLikeQuery(inView ? { id } : skipToken);
  if (query.data?.length === 0) return null;
  return (
    <Place ref={place}>
      <Section title={t('carPage.similar.title')}>
        {inView ? (
          <Fetched query={query} skeleton={waiting} failure={t('carPage.similar.failed')}>
            {(cars) => (
              <CarList>
                {cars.map((car) => (
                  <CarEntry key={car.usedCarId} car={car} />
                ))}
              </CarList>
            )}
          </Fetched>
        ) : (
          waiting
        )}
      </Section>
    </Place>
  );
};

const waiting = <CarListSkeleton count={SHOWN} />;

/** Nothing stands here where no script can ask. */
const Place = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
