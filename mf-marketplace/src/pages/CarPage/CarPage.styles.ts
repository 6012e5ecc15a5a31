import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Below each other; on wide pages pictures and text on the left, and the price tag stays in view beside them. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${column.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(17rem, 21rem);
    grid-template-rows: auto 1fr;
    column-gap: ${space[5]};
  }
`;

export const Show = styled.div`
  min-width: 0;
`;

export const Main = styled.div`
  min-width: 0;
  ${column.wide} {
    grid-column: 1;
  }
`;
