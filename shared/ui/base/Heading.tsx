import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { colour, font, leading, size } from '../../theme';

/** Type size of a heading, apart from its level. */
type HeadingLook = 'hero' | 'display' | 'heading' | 'title' | 'body';

const defaultLooks = { 1: 'display', 2: 'heading', 3: 'title', 4: 'body' } as const;

/** Props of `Heading`. `level` is its place in the outline, `look` its size. */
interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3 | 4;
  look?: HeadingLook;
}

/** A heading in the display family. */
export function Heading({ level, look, ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} $look={look ?? defaultLooks[level]} {...rest} />;
}

const StyledHeading = styled.h1<{ $look: HeadingLook }>`
  font-family: ${font.display};
  font-weight: ${font.strong};
  font-size: ${({ $look }) => size[$look]};
  line-height: ${leading.tight};
  letter-spacing: ${({ $look }) => ($look === 'hero' || $look === 'display' ? '-0.012em' : 'normal')};
  color: ${colour.ink};
`;
