import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { colour, font, leading, size } from '../../theme';

/** Type size of a heading, apart from its level. */
type HeadingVariant = 'hero' | 'display' | 'heading' | 'title' | 'body';

const defaultVariants = { 1: 'display', 2: 'heading', 3: 'title', 4: 'body' } as const;

/** Props of `Heading`. `level` is its place in the outline, `variant` its size. */
interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3 | 4;
  variant?: HeadingVariant;
}

/** A heading in the display family. */
export function Heading({ level, variant, ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} $variant={variant ?? defaultVariants[level]} {...rest} />;
}

const StyledHeading = styled.h1<{ $variant: HeadingVariant }>`
  font-family: ${font.display};
  font-weight: ${font.strong};
  font-size: ${({ $variant }) => size[$variant]};
  line-height: ${leading.tight};
  letter-spacing: ${({ $variant }) => ($variant === 'hero' || $variant === 'display' ? '-0.012em' : 'normal')};
  color: ${colour.ink};
`;
