import { ArrowUp, Icon } from '@caravan/shared/icons';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { colour, layer, media, radius, space } from '@caravan/shared/theme';

/** The button shows after this many scrolled pixels (SHELL-7). */
const APPEARS_AFTER = 1000;

/** Elements that the button must not cover. */
const FIELDS = 'input, select, textarea, label, button, [role="slider"]';
/** Distances in pixels from the corner of the window to the button's edges and middle. */
const BUTTON = [24, 48, 72];

const coversField = (): boolean =>
  BUTTON.some((right) =>
    BUTTON.some((bottom) =>
      document
        .elementsFromPoint(window.innerWidth - right, window.innerHeight - bottom)
        .some((element) => element.matches(FIELDS) && !element.matches('[data-to-top]')),
    ),
  );

const isShown = (): boolean => window.scrollY > APPEARS_AFTER && !coversField();

/** A button that scrolls to the top and moves the focus there. Hidden while it would cover a field or a button. */
export function BackToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  // Read after scrolling only: while the page renders, it would force a layout.
  useEffect(() => {
    const handleScroll = (): void => setShown(isShown());
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  const handleClick = (): void => {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  return shown ? (
    <TopButton type="button" data-to-top="" aria-label={label} title={label} onClick={handleClick}>
      <Icon of={ArrowUp} />
    </TopButton>
  ) : null;
}

const TopButton = styled.button`
  position: fixed;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  z-index: ${layer.sticky};
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.round};
  background: ${colour.surface};
  color: ${colour.ink};
  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  ${media.hover} {
    &:hover {
      border-color: ${colour.ink};
    }
  }
  ${media.print} {
    display: none;
  }
`;
