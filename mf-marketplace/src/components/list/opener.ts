import { styled } from 'styled-components';
import { colour, font, radius, size, space } from '@caravan/shared/theme';

export const OpenerForm = styled.form`
  flex: none;
`;

export const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  border: 1px solid ${colour.ink};
  border-radius: ${radius.control};
  background: ${colour.ink};
  color: ${colour.paper};
  font-size: ${size.small};
  font-weight: ${font.strong};
  white-space: nowrap;
  svg {
    width: 1.1em;
    height: 1.1em;
  }
`;
