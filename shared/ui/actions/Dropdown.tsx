import { useEffect, useRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { colour, font, layer, media, radius, size, space } from '../../theme';

/**
 * Props of `Dropdown`. `button` is the content of the closed control, `label` its name where the content is not enough.
 */
interface DropdownProps {
  button: ReactNode;
  label: string;
  children: ReactNode;
}

/**
 * A panel below a button, on native `<details>` so that it opens before hydration. Escape, a click outside, Tab out of
 * it, and a click on a link or button in it close it.
 */
export function Dropdown({ button, label, children }: DropdownProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = frame.current;
    if (!details) return undefined;
    const close = (): void => {
      details.open = false;
    };
    // No scrolling: the button is in sight, possibly in a sticky header.
    const focusButton = (): void => details.querySelector('summary')?.focus({ preventScroll: true });
    const handleOutside = (event: Event): void => {
      // In a widget the target is the shadow host.
      if (!event.composedPath().includes(details)) close();
    };
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      focusButton();
    };
    const handleChoice = (event: Event): void => {
      if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
      close();
      // The chosen entry is hidden now. A dialog that it opens returns the focus to the button instead.
      focusButton();
    };
    document.addEventListener('pointerdown', handleOutside);
    document.addEventListener('focusin', handleOutside);
    details.addEventListener('keydown', handleKey);
    details.addEventListener('click', handleChoice);
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      document.removeEventListener('focusin', handleOutside);
      details.removeEventListener('keydown', handleKey);
      details.removeEventListener('click', handleChoice);
    };
  }, []);
  return (
    <Frame ref={frame}>
      <Summary aria-label={label} title={label}>
        {button}
      </Summary>
      <Panel>{children}</Panel>
    </Frame>
  );
}

/** Style of a link or button in a Dropdown. `aria-current` marks the chosen one. */
export const dropdownItem = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  width: 100%;
  min-height: 2.5rem;
  padding: ${space.half} ${space[2]};
  border: 0;
  background: none;
  color: ${colour.ink};
  font-size: ${size.small};
  text-align: start;
  text-decoration: none;
  &[aria-current='true'] {
    font-weight: ${font.strong};
    color: ${colour.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  ${media.hover} {
    &:hover {
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
`;

// On phones the panel is as wide as the nearest positioned ancestor (the header), so that it cannot leave the screen.
const Frame = styled.details`
  position: relative;
  ${media.phone} {
    position: static;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space.half};
  min-height: 2.75rem;
  padding-inline: ${space[1]};
  border-radius: ${radius.control};
  color: ${colour.ink};
  font-size: ${size.small};
  white-space: nowrap;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  ${media.hover} {
    &:hover {
      background: ${colour.wash};
    }
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space.half});
  inset-inline-end: 0;
  z-index: ${layer.drawer};
  min-width: 13rem;
  max-width: calc(100vw - ${space[4]});
  /* Below the sticky header, whose panel the page cannot scroll. */
  max-height: calc(100vh - 5rem);
  overflow-y: auto;
  padding-block: ${space[1]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.card};
  background: ${colour.surface};
  ${media.phone} {
    inset-block-start: auto;
    inset-inline: ${space[1]};
    min-width: 0;
    max-width: none;
  }
`;
