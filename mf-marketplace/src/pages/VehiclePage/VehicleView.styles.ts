import { styled } from 'styled-components';
import { colour, font, leading, measure, size, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** The story, and the coupon beside it; on phones below each other. */
export const Spread = styled.div`
  display: grid;
  gap: ${space[5]} ${space[4]};
  padding-bottom: ${space[6]};
  ${column.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  }
`;

export const Story = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  /* What gets the focus stops above the bar at the lower edge. */
  a,
  button {
    scroll-margin-block-end: 6rem;
  }
`;

export const Side = styled.div`
  min-width: 0;
  ${column.wide} {
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

/** The seller's words, with an initial that falls into them. */
export const Description = styled.p`
  max-width: ${measure.text};
  padding-bottom: ${space[4]};
  font-size: ${size.lead};
  line-height: ${leading.text};
  &::first-letter {
    float: left;
    margin-inline-end: 0.08em;
    color: ${colour.accent};
    font-family: ${font.display};
    font-size: 3.4em;
    font-weight: ${font.strong};
    line-height: 0.82;
  }
`;
