import { useStore } from 'react-redux';
import { styled } from 'styled-components';
import { colour, media, radius, space } from '@caravan/shared/theme';
import { Heading, VisuallyHidden } from '@caravan/shared/ui';
import { headingOf } from '../router/meta';
import { hasParams } from '../router/routes';
import { useRouting } from '../router/RouterView';
import { useShell } from '../services/ShellContext';
import { useShellTexts, useTextsOf } from '../texts/TextsContext';

/** Returns the h1 of the page to come. With parameters: by its data if that has arrived. Else the declared title. */
const useHeading = (): string | undefined => {
  const { location, match, isPlaceholder } = useRouting();
  const { remotes } = useShell();
  const textsOf = useTextsOf();
  const state = useStore().getState();
  // The server and hydration render the same text.
  if (!isPlaceholder || !match || !hasParams(match)) return match?.route.title;
  try {
    return headingOf({
      remotes,
      match,
      url: new URL(location.pathname + location.search, remotes.manifest.origin),
      state,
      textsOf,
    });
  } catch {
    // The page finds that its address is invalid, and will show that.
    return match.route.title;
  }
};

/**
 * The placeholder of a page under its heading, tall enough that the footer stays below the window. It has few elements, one set of
 * styles and no animation, because it must be shown within milliseconds while React renders the page (PERF-10).
 */
export function SlotSkeleton() {
  const t = useShellTexts();
  const heading = useHeading();
  return (
    <SkeletonFrame>
      <VisuallyHidden as="output">{t('layout.loading')}</VisuallyHidden>
      {heading !== undefined && <Heading level={1}>{heading}</Heading>}
      <div aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </SkeletonFrame>
  );
}

/** Exported so that its styles can be inserted before a navigation (`insertSkeletonStyles`). */
export const SkeletonFrame = styled.div`
  position: relative;
  min-height: var(--slot-height, 100dvh);
  padding-block: ${space[4]};
  ${media.narrow} {
    padding-block: ${space[3]};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: ${space[3]} ${space[2]};
    margin-top: ${space[2]};
  }
  > div > span {
    height: 20rem;
    border-radius: ${radius.control};
    background: ${colour.wash};
  }
  > div > :first-child {
    grid-column: 1 / -1;
    width: min(85%, 36rem);
    height: 1.25rem;
  }
`;
