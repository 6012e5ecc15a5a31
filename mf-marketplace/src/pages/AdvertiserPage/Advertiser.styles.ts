import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** The terms are above the overview on narrow pages and beside it on wide ones. */
export const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[4]} ${space[6]};
  ${column.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(16rem, 1fr);
    align-items: start;
    > :first-child {
      position: sticky;
      top: 5rem;
      grid-row: 1;
      grid-column: 2;
    }
  }
`;
