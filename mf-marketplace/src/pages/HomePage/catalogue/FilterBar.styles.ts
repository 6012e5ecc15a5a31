import { styled } from 'styled-components';
import { colour, font, media, radius, size, space } from '@caravan/shared/theme';

export const OpenerForm = styled.form`
  padding-block: ${space.half};
`;

export const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.5rem;
  padding-inline: ${space[2]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.control};
  background: transparent;
  font-size: ${size.small};
  font-weight: ${font.strong};
  white-space: nowrap;
  svg {
    width: 1.1em;
    height: 1.1em;
  }
  &[aria-expanded='true'] {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }
  ${media.hover} {
    &:hover {
      border-color: ${colour.ink};
    }
  }
`;
