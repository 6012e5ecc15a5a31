import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, space } from '@caravan/shared/theme';
import { CardGrid, Heading, Skeleton, VisuallyHidden } from '@caravan/shared/ui';
import { useLayoutTexts } from '../layout/useLayoutTexts';
import { metaOf } from '../router/meta';
import { useRouting } from '../router/RouterView';
import { useShell } from '../services/ShellContext';
import { useTextsOf } from '../texts/TextsContext';

/** Returns the h1 of the page to come: by its data if that has arrived, else the declared title. */
const useHeading = (): string | undefined => {
  const { owned, isPlaceholder } = useRouting();
  const { remotes } = useShell();
  const textsOf = useTextsOf();
  const state = useStore().getState();
  const { pathname, search } = useLocation();
  // The server and hydration render the same text.
  if (!isPlaceholder || !owned) return owned?.route.title;
  try {
    return metaOf({ remotes, owned, url: new URL(pathname + search, remotes.manifest.origin), state, textsOf }).heading;
  } catch {
    // The page finds that its address is invalid, and will say so.
    return owned.route.title;
  }
};

/** The placeholder of a page under its heading, tall enough that the footer stays below the window. */
export function SlotSkeleton() {
  const { loading } = useLayoutTexts();
  const { isPlaceholder } = useRouting();
  const heading = useHeading();
  return (
    <Frame $isStill={isPlaceholder}>
      <VisuallyHidden as="output">{loading}</VisuallyHidden>
      {heading === undefined ? (
        <Skeleton $width="min(60%, 24rem)" $height="2.5rem" />
      ) : (
        <Heading level={1}>{heading}</Heading>
      )}
      <Skeleton $width="min(85%, 36rem)" $height="1.25rem" />
      {/* One element each: the placeholder must be shown within milliseconds (PERF-10). */}
      <Cards>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} $height="20rem" />
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
  ${media.narrow} {
    padding-block: ${space[3]};
  }
  ${({ $isStill }) => $isStill && '&& * { animation: none; }'}
`;

const Cards = styled(CardGrid)`
  margin-top: ${space[3]};
`;
