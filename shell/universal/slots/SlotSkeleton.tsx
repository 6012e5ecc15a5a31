import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { CardGrid, Heading, Skeleton, SkeletonCard, VisuallyHidden } from '@caravan/shared/ui';
import { useLayoutTexts } from '../layout/useLayoutTexts';
import { useRouting } from '../router/RouterView';

/** The placeholder of a page under its declared title, tall enough that the footer stays below the window. */
export function SlotSkeleton() {
  const { loading } = useLayoutTexts();
  const { owned, isPlaceholder } = useRouting();
  return (
    <Frame $isStill={isPlaceholder}>
      <VisuallyHidden as="output">{loading}</VisuallyHidden>
      {owned ? (
        <Heading level={1}>{owned.route.title}</Heading>
      ) : (
        <Skeleton $width="min(60%, 24rem)" $height="2.5rem" />
      )}
      <Skeleton $width="min(85%, 36rem)" $height="1.25rem" />
      <Cards>
        {Array.from({ length: 8 }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </Cards>
    </Frame>
  );
}

// While React renders the page, each frame of an animation would delay it.
const Frame = styled.div<{ $isStill: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-height: var(--slot-height, 100dvh);
  padding-block: ${space[4]};
  ${({ $isStill }) => $isStill && '&& * { animation: none; }'}
`;

const Cards = styled(CardGrid)`
  margin-top: ${space[3]};
`;
