import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { colour, font, media, radius, size, space } from '../../theme';

/** Style of a chip. `:has(:checked)` and `aria-pressed` both mean chosen. */
export const chipLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.5rem;
  max-width: 100%;
  padding: ${space.half} 0.875rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.round};
  background: transparent;
  color: ${colour.ink};
  font-size: ${size.small};
  line-height: 1.25;
  cursor: pointer;
  &:has(:checked),
  &[aria-pressed='true'] {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
    font-weight: ${font.strong};
  }
  @media (forced-colors: active) {
    &:has(:checked),
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
  &:has(:disabled),
  &:disabled {
    border-style: dashed;
    background: transparent;
    color: ${colour.inkFaint};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover:not(:has(:checked), [aria-pressed='true'], :disabled) {
      border-color: ${colour.ink};
      background: ${colour.wash};
    }
  }
`;

/** Props of `Chip`, a single toggle such as a filter. */
export interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean;
  icon?: ReactNode;
}

/** A toggle chip. Use ChipGroup for one choice of several. */
export function Chip({ pressed, icon, children, ...rest }: ChipProps) {
  return (
    <StyledChip {...rest} type="button" aria-pressed={pressed}>
      {icon}
      {children}
    </StyledChip>
  );
}

const StyledChip = styled.button`
  ${chipLook}
`;
