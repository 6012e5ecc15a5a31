import { styled } from 'styled-components';
import { colour, measure, radius, size, space } from '../../theme';

/** Says that the page replaces an invalid part of its address. */
export const Notice = styled.p`
  max-width: ${measure.text};
  margin-block: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.card};
  background: ${colour.warnWash};
  color: ${colour.warn};
  font-size: ${size.small};
`;
