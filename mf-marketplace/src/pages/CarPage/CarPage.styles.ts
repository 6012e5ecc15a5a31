import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Below the site's header, which stays in view. */
const TOP = '5.5rem';

/** What gets the focus stops above the bar at the lower edge. */
export const Article = styled.article`
  padding-top: ${space[2]};
  a,
  button {
    scroll-margin-block-end: 6rem;
  }
`;

/** Pictures, then name and price, then the rest; on wide pages name and price stay in view beside pictures and text. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[2]};
  ${column.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 23rem);
    grid-template-rows: auto 1fr;
    column-gap: ${space[5]};
  }
`;

export const Show = styled.div`
  min-width: 0;
`;

/** What the car is called and costs. */
export const Side = styled.div`
  min-width: 0;
  ${column.wide} {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: start;
    /* Follows the reader where the screen is tall enough for all of it. */
    @media (min-height: 56rem) {
      position: sticky;
      top: ${TOP};
    }
  }
`;

export const Main = styled.div`
  min-width: 0;
  ${column.wide} {
    grid-column: 1;
  }
`;
