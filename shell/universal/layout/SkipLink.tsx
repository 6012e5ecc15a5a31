import { styled } from 'styled-components';
import { colour, layer, media, space } from '@caravan/shared/theme';

/** The first link of the page. It skips header and menu. */
export const SkipLink = styled.a.attrs({ href: '#content' })`
  position: fixed;
  inset-block-start: ${space[1]};
  inset-inline-start: ${space[1]};
  z-index: ${layer.progress};
  padding: ${space[1]} ${space[2]};
  background: ${colour.ink};
  color: ${colour.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  &:hover {
    color: ${colour.paper};
  }
  /* A print repeats fixed elements on each page and would show this one at the end of the page before. */
  ${media.print} {
    display: none;
  }
`;
