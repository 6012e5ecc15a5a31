import { styled } from 'styled-components';
import { space } from '../../theme';

/** Buttons side by side, on several lines where they do not fit on one. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;
