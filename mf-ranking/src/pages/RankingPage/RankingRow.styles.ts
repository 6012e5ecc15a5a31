import { css, styled } from 'styled-components';
import { colour, font, leading, size, space } from '@caravan/shared/theme';
import { visuallyHidden } from '@caravan/shared/ui';

// By the list's own room, not the screen's: beside the open side menu a wide screen holds a narrow list.
const roomy = '@container (min-width: 52rem)';
const tight = '@container (max-width: 51.99rem)';

/** The list, whose width decides how its rows are laid out. It takes the focus when its page changes, not as a control. */
export const Results = styled.div`
  container-type: inline-size;
  &:focus {
    outline: none;
  }
`;

export const Rows = styled.ol`
  ${tight} {
    border-top: 1px solid ${colour.line};
  }
`;

/** Rank, mark, name, price, reviews, value: the same columns in head and rows. */
const columns = css`
  display: grid;
  grid-template-columns: 6rem 3.5rem minmax(0, 1fr) minmax(0, 10.5rem) 5rem 9rem;
  column-gap: ${space[2]};
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
  ${tight} {
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
  ${tight} {
    grid-template-columns: clamp(2.25rem, 9cqi, 4rem) clamp(2.25rem, 9cqi, 3.5rem) minmax(0, 1fr) auto;
    grid-template-rows: auto auto 1fr;
    column-gap: clamp(${space[1]}, 3cqi, ${space[3]});
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
  ${tight} {
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
    ${tight} {
      font-size: ${size.lead};
    }
  }
`;

export const Price = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums lining-nums;
  ${tight} {
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
  ${roomy} {
    > :last-child {
      ${visuallyHidden}
    }
  }
  ${tight} {
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
