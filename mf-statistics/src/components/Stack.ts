import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';

/** Elements below each other. They never become wider than the column. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 2 }) => space[$gap]};
`;
