import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPart, prepareParts } from '@caravan/shared/page';
import { useTexts } from '@caravan/shared/site';
import { Section, useInView } from '@caravan/shared/ui';
import { CarListSkeleton } from '../../components/catalogue/CarListSkeleton';
import { SimilarLead } from './CarPage.styles';

/** Number of cars in the API's answer. */
const CAR_COUNT = 4;

const listSkeleton = <CarListSkeleton count={CAR_COUNT} />;

const SimilarList = lazyPart(
  async () => (await import(/* webpackChunkName: "similar" */ './SimilarList')).SimilarList,
  { Fallback: () => listSkeleton },
);

/**
 * Similar cars. Code and data load when the end of the page comes near the viewport. With `isGone` they show at once, because
 * the page has already loaded the data.
 */
export const SimilarCars = ({ id, isGone = false }: { readonly id: string; readonly isGone?: boolean }) => {
  const t = useTexts('marketplace');
  const [container, inView] = useInView<HTMLDivElement>({ margin: '2000px' });
  const [isShown, setShown] = useState(isGone);
  // React would delay the replacement of a fallback by up to 300 ms, so the code loads before the list is shown.
  useEffect(() => {
    if (inView) void prepareParts([SimilarList]).then(() => setShown(true));
  }, [inView]);
  const skeleton = isGone ? (
    listSkeleton
  ) : (
    <>
      <HiddenLead>{t('carPage.similar.lead', { percent: 10 })}</HiddenLead>
      {listSkeleton}
    </>
  );
  return (
    <Container ref={container} data-pending={isShown ? undefined : ''}>
      <Section title={t('carPage.similar.title')}>
        {isShown ? <SimilarList id={id} isGone={isGone} skeleton={skeleton} /> : skeleton}
      </Section>
    </Container>
  );
};

/** Keeps the space of the text, so that nothing shifts. */
const HiddenLead = styled(SimilarLead)`
  visibility: hidden;
`;

const Container = styled.div`
  /* The skeleton is outside the viewport: its animation would only cost power. */
  &[data-pending] * {
    animation: none;
  }
  /* Hides the heading if there are no similar cars. */
  &:has([data-empty]) {
    display: none;
  }
  /* Without scripts the cars never load, and paper shows no skeleton. */
  @media (scripting: none), print {
    &[data-pending] {
      display: none;
    }
  }
`;
