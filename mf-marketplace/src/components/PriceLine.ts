import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';

export const PriceLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  align-self: stretch;
  min-height: 1.75rem;
`;
