import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';

interface ToggleProps {
  readonly text: string;
  /** Accessible name with the subject, because a page can have many of them. */
  readonly label: string;
  /** An outline icon. It is filled while the toggle is on. */
  readonly icon: ReactNode;
  readonly isPressed: boolean;
  readonly onClick: () => void;
}

/** A toggle button with the same text in both states, so that its size is constant. */
export const Toggle = ({ text, label, icon, isPressed, onClick }: ToggleProps) => (
  <ToggleButton icon={icon} aria-label={label} aria-pressed={isPressed} onClick={onClick}>
    {text}
  </ToggleButton>
);

const ToggleButton = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${colour.accent};
    background: ${colour.accentWash};
    color: ${colour.accentStrong};
    svg {
      fill: currentColor;
    }
  }
  /* Without scripts the button has no effect. */
  @media (scripting: none) {
    visibility: hidden;
  }
`;
