import { css, styled } from 'styled-components';
import { colour, font, leading, media, size, space } from '@caravan/shared/theme';
import { visuallyHidden } from '@caravan/shared/ui';

/** Rank, mark, name, price, reviews, value: the same columns in head and rows. */
const columns = css`
  display: grid;
  grid-template-columns: 6.5rem 3.5rem minmax(0, 1fr) minmax(0, 11rem) 6rem minmax(7rem, auto);
  column-gap: ${space[3]};
`;

/** Names of the columns; on narrow screens the rows speak for themselves. */
export const Head = styled.p`
  ${columns}
  align-items: end;
  padding-block: ${space[1]};
  border-block: 1px solid ${colour.line};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  line-height: 1.3;
  > :first-child {
    grid-column: span 2;
  }
  > :nth-last-child(-n + 2) {
    text-align: end;
  }
  ${media.narrow} {
    display: none;
  }
`;

/** On narrow screens price and reviews go below the name. */
export const Line = styled.li`
  ${columns}
  align-items: center;
  min-height: 6rem;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  ${media.narrow} {
    grid-template-columns: 2.25rem 2.25rem minmax(0, 1fr) auto;
    grid-template-rows: auto auto 1fr;
    column-gap: ${space[1]};
    align-items: start;
    padding-block: ${space[2]};
    > :nth-child(-n + 2) {
      grid-row: 1 / span 3;
    }
  }
`;

export const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem auto;
  align-items: center;
  gap: ${space[1]};
  b {
    font-family: ${font.display};
    font-size: ${size.display};
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1;
    text-align: center;
  }
  svg {
    justify-self: center;
  }
  ${media.narrow} {
    grid-template-columns: 1fr;
    justify-items: center;
    svg {
      max-width: 100%;
    }
  }
`;

export const Name = styled.div`
  min-width: 0;
  span {
    color: ${colour.inkSoft};
    font-size: ${size.small};
  }
  h3 {
    font-size: ${size.title};
    line-height: ${leading.tight};
    overflow-wrap: break-word;
    ${media.narrow} {
      font-size: ${size.lead};
    }
  }
`;

export const Price = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums lining-nums;
  ${media.narrow} {
    grid-row: 2;
    grid-column: 3 / -1;
    margin-top: ${space.half};
    font-size: ${size.small};
  }
`;

/** The head says what the number counts; without the head the word stands beside it. */
export const Reviews = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;
  ${media.wide} {
    > :last-child {
      ${visuallyHidden}
    }
  }
  ${media.narrow} {
    grid-row: 3;
    grid-column: 3 / -1;
    color: ${colour.inkFaint};
    font-size: ${size.small};
    text-align: start;
    > :first-child {
      display: none;
    }
  }
`;
