import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Keeps the sticky column below the site's sticky header. */
const TOP = '5.5rem';

/** The scroll margin keeps focused elements above the bar at the bottom of the screen. */
export const Article = styled.article`
  padding-top: ${space[2]};
  a,
  button {
    scroll-margin-block-end: 6rem;
  }
`;

/** Pictures, name and price, then the rest. On wide pages name and price form a second column. */
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

export const Pictures = styled.div`
  min-width: 0;
`;

export const Side = styled.div`
  min-width: 0;
  ${column.wide} {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: start;
    /* Sticky only if the screen is tall enough for the whole column. */
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

export const SimilarLead = styled.p`
  margin-bottom: ${space[2]};
  color: ${colour.inkSoft};
`;
