import { styled } from 'styled-components';
import { leading, measure, size, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

export const Crumbs = styled.div`
  padding-top: ${space[2]};
`;

/** On wide pages pictures and text are on the left, name, price and request on the right. */
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

/** Everything before the request. The sticky bar is visible for its height. */
export const Content = styled.div`
  min-width: 0;
  /* Keeps focused elements above the sticky bar. */
  a,
  button {
    scroll-margin-block-end: 6rem;
  }
  ${column.wide} {
    display: contents;
  }
`;

export const Pictures = styled.div`
  min-width: 0;
  ${column.wide} {
    grid-row: 1 / span 2;
    grid-column: 1;
  }
`;

export const Text = styled.div`
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
    /* Sticky only if the screen is tall enough for the whole form. */
    @media (min-height: 56rem) {
      position: sticky;
      inset-block-start: 5rem;
      /* With a message below each field the form is taller. */
      &:has([aria-invalid='true']) {
        position: static;
      }
    }
    align-self: start;
  }
`;

export const Description = styled.p`
  max-width: ${measure.text};
  padding-bottom: ${space[4]};
  font-size: ${size.lead};
  line-height: ${leading.text};
`;
