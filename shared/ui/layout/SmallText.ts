import { styled } from 'styled-components';
import { smallSoft } from '../../theme';

/** A small paragraph of secondary text. */
export const SmallText = styled.p`
  ${smallSoft}
`;
