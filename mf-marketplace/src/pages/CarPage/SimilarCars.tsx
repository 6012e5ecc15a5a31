import { lazy, Suspense, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { Section, useInView } from '@caravan/shared/ui';
import { CarListSkeleton } from '../../components/catalogue/CarListSkeleton';

const SimilarList = lazy(async () => {
  const { SimilarList: View } = await import(/* webpackChunkName: "similar" */ './SimilarList');
  return { default: View };
});

/** Number of cars in the API's answer. */
const CARS = 4;

/**
 * Similar cars. Code and data load when the end of the page comes near the viewport. With `isGone` they show at once, because
 * the page has already loaded the data.
 */
export const SimilarCars = ({ id, isGone = false }: { readonly id: string; readonly isGone?: boolean }) => {
  const t = useTexts('marketplace');
  const [container, inView] = useInView<HTMLDivElement>({ margin: '2000px' });
  // Without the deferral, React delays the replacement of the Suspense fallback by up to 300 ms.
  const isShown = useDeferredValue(isGone || inView);
  return (
    <Container ref={container} data-pending={isShown ? undefined : ''}>
      <Section title={t('carPage.similar.title')}>
        <Suspense fallback={skeleton}>
          {isShown ? <SimilarList id={id} isGone={isGone} skeleton={skeleton} /> : skeleton}
        </Suspense>
      </Section>
    </Container>
  );
};

const skeleton = <CarListSkeleton count={CARS} />;

const Container = styled.div`
  /* The skeleton is outside the viewport: its animation would only cost power. */
  &[data-pending] * {
    animation: none;
  }
  /* Hides the heading if there are no similar cars. */
  &:has([data-empty]) {
    display: none;
  }
  /* Without scripts the cars never load. */
  @media (scripting: none) {
    &[data-pending] {
      display: none;
    }
  }
`;
