import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { colour, font, media } from '../../theme';

export const linkStyle = css`
  color: ${colour.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  ${media.hover} {
    &:hover {
      color: ${colour.accentStrong};
      text-decoration-thickness: 2px;
    }
  }
`;

/** A link to a page of the site, underlined. */
export const TextLink = styled(Link)`
  ${linkStyle}
`;

/** A link in text to an address outside of the site: mail, phone or map. */
export const Anchor = styled.a`
  ${linkStyle}
`;

/** A link that ends a section ("All news"): strong, underlined on hover, with an arrow. */
export function MoreLink({ children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <StyledMore {...rest}>
      {children}
      <Arrow viewBox="0 0 16 10" aria-hidden="true">
        <path d="M0 5h14M10 1l4.5 4L10 9" />
      </Arrow>
    </StyledMore>
  );
}

const StyledMore = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.75rem;
  font-weight: ${font.strong};
  color: ${colour.accent};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${colour.accentStrong};
      text-decoration: underline;
    }
  }
`;

const Arrow = styled.svg`
  flex: none;
  width: 1em;
  height: 0.7em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
`;
