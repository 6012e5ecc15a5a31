import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, media, radius } from '../../theme';

/** Props of `IconButton`. `label` is its accessible name and its tooltip. */
interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  label: string;
  icon: ReactNode;
}

/** A square button of 44 px with an icon. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <StyledIconButton {...rest} type={type} aria-label={label} title={label}>
      {icon}
    </StyledIconButton>
  );
}

const StyledIconButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${colour.inkSoft};
  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${colour.lineStrong};
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${colour.wash};
      color: ${colour.ink};
    }
  }
`;
