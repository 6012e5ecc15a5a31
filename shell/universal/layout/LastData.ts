import { styled } from 'styled-components';
import { colour, radius, size, space } from '@caravan/shared/theme';

/** A notice that the page may show old data. It is in the flow, so that it covers no content. */
export const LastData = styled.p`
  width: fit-content;
  margin: ${space[1]} auto 0;
  padding: ${space.half} ${space[2]};
  border: 1px solid ${colour.lineStrong};
  border-inline-start: ${space.half} solid ${colour.bad};
  border-radius: ${radius.control};
  background: ${colour.surface};
  color: ${colour.ink};
  font-size: ${size.small};
`;
