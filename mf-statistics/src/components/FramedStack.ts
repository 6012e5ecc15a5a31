import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';

/** What stands in a frame, one below the other. */
export const FramedStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

/** A line of small text in a frame. */
export const FramedNote = styled.p`
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
