import { styled } from 'styled-components';
import { leading, measure, size, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Where the page stands. */
export const Crumbs = styled.div`
  padding-top: ${space[2]};
`;

/** Pictures, name and price, story, coupon; on wide pages pictures and story on the left, the others beside them. */
export const Spread = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[2]} ${space[6]};
  ${column.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 23rem);
    grid-template-rows: auto auto 1fr;
    gap: ${space[3]} ${space[5]};
  }
`;

/** All that is read before the request: the bar at the lower edge stays for its length. */
export const Reading = styled.div`
  min-width: 0;
  /* What gets the focus stops above the bar. */
  a,
  button {
    scroll-margin-block-end: 6rem;
  }
  ${column.wide} {
    display: contents;
  }
`;

export const Show = styled.div`
  min-width: 0;
  ${column.wide} {
    grid-row: 1 / span 2;
    grid-column: 1;
  }
`;

export const Story = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${column.wide} {
    grid-row: 3;
    grid-column: 1;
  }
`;

export const Side = styled.div`
  min-width: 0;
  ${column.wide} {
    grid-row: 2 / span 2;
    grid-column: 2;
    /* Follows the reader where the screen is tall enough for the whole coupon. */
    @media (min-height: 56rem) {
      position: sticky;
      inset-block-start: 5rem;
      /* With what is missing said below every field it can be taller. */
      &:has([aria-invalid='true']) {
        position: static;
      }
    }
    align-self: start;
  }
`;

/** The seller's words. */
export const Description = styled.p`
  max-width: ${measure.text};
  padding-bottom: ${space[4]};
  font-size: ${size.lead};
  line-height: ${leading.text};
`;
