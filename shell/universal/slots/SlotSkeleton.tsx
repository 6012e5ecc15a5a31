import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { CardGrid, Skeleton, SkeletonCard, VisuallyHidden } from '@caravan/shared/ui';
import { useLayoutTexts } from '../layout/useLayoutTexts';

/** The placeholder of a slot, tall enough that the footer stays below the window. */
export function SlotSkeleton() {
  const { loading } = useLayoutTexts();
  return (
    <Frame>
      <VisuallyHidden as="output">{loading}</VisuallyHidden>
      <Skeleton $width="min(60%, 24rem)" $height="2.5rem" />
      <Skeleton $width="min(85%, 36rem)" $height="1.25rem" />
      <Cards>
        {Array.from({ length: 8 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Cards>
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-height: var(--slot-height, 100dvh);
  padding-block: ${space[4]};
`;

const Cards = styled(CardGrid)`
  margin-top: ${space[3]};
`;
