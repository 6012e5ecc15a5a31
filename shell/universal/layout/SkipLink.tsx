import { styled } from 'styled-components';
import { colour, layer, space } from '@caravan/shared/theme';

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
`;
