import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { Section, useInView } from '@caravan/shared/ui';
import { CarListSkeleton } from '../../components/catalogue/CarListSkeleton';

const SimilarList = lazy(async () => {
  const { SimilarList: View } = await import(/* webpackChunkName: "similar" */ './SimilarList');
  return { default: View };
});

/** As many as the call answers. */
const SHOWN = 4;

/** Other cars of this kind, fetched with their code as the end of the page comes into view. */
export const SimilarCars = ({ id }: { readonly id: string }): ReactElement => {
  const t = useTexts('marketplace');
  const [place, inView] = useInView<HTMLDivElement>({ margin: '1200px' });
  return (
    <Place ref={place} data-still={inView ? undefined : ''}>
      <Section title={t('carPage.similar.title')}>
        {inView ? (
          <Suspense fallback={waiting}>
            <SimilarList id={id} skeleton={waiting} />
          </Suspense>
        ) : (
          waiting
        )}
      </Section>
    </Place>
  );
};

const waiting = <CarListSkeleton count={SHOWN} />;

const Place = styled.div`
  /* Nothing moves where nobody looks. */
  &[data-still] * {
    animation: none;
  }
  /* Nothing stands here where no script can ask, and where nothing is alike. */
  @media (scripting: none) {
    display: none;
  }
  &:has([data-none]) {
    display: none;
  }
`;
