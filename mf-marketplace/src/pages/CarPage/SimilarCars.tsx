import { lazy, Suspense, useDeferredValue, type ReactElement } from 'react';
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

/**
 * Other cars of this kind, fetched with their code as the end of the page comes into view; `isGone`: of a car that is no longer
 * offered the page's own call has brought them.
 */
export const SimilarCars = ({
  id,
  isGone = false,
}: {
  readonly id: string;
  readonly isGone?: boolean;
}): ReactElement => {
  const t = useTexts('marketplace');
  const [place, inView] = useInView<HTMLDivElement>({ margin: '2000px' });
  // Deferred: what is shown at once in place of the placeholder waits up to 300 ms for no reason but React's.
  const isShown = useDeferredValue(isGone || inView);
  return (
    <Place ref={place} data-still={isShown ? undefined : ''}>
      <Section title={t('carPage.similar.title')}>
        <Suspense fallback={waiting}>{isShown ? <SimilarList id={id} skeleton={waiting} /> : waiting}</Suspense>
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
  /* Nothing stands here where nothing is alike. */
  &:has([data-none]) {
    display: none;
  }
  /* Nor where no script can ask. */
  @media (scripting: none) {
    &[data-still] {
      display: none;
    }
  }
`;
