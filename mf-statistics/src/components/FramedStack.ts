import { styled } from 'styled-components';
import { smallSoft, space } from '@caravan/shared/theme';

export const FramedStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

export const FramedNote = styled.p`
  ${smallSoft}
`;
