import { css, styled } from 'styled-components';
import { colour, font, media, motion, radius, size, smallFaint, smallSoft, space } from '@caravan/shared/theme';
import { visuallyHidden } from '@caravan/shared/ui';

// Uses a container query, because beside the open side menu a wide screen has a narrow list.
const roomy = '@container (min-width: 52rem)';
const tight = '@container (max-width: 51.99rem)';
/** On phones a row is a card. */
const card = '@container (max-width: 33.99rem)';

/** The list. Its width decides the layout of its rows. It gets the focus when its page changes or a link of it disappears. */
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
  ${card} {
    display: grid;
    gap: ${space[1]};
    border: 0;
  }
`;

/** Columns of head and rows: rank, mark, name, price, reviews, value. */
const columns = css`
  display: grid;
  grid-template-columns: 6rem 3.5rem minmax(0, 1fr) minmax(0, 10.5rem) 6rem 9rem;
  column-gap: ${space[2]};
`;

export const Head = styled.p`
  ${columns}
  align-items: end;
  padding-block: ${space[1]};
  border-block: 1px solid ${colour.line};
  ${smallSoft}
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

export const Item = styled.li`
  border-bottom: 1px solid ${colour.line};
  ${card} {
    padding-inline: ${space[2]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.card};
    background: ${colour.surface};
  }
`;

/**
 * On narrow screens price and reviews are below the name, on phones the value too. A click anywhere opens the trend.
 */
export const Line = styled.div`
  ${columns}
  position: relative;
  align-items: center;
  min-height: 6rem;
  padding-block: ${space[1]};
  ${tight} {
    grid-template-columns: clamp(2.25rem, 9cqi, 4rem) clamp(2.25rem, 9cqi, 3.5rem) minmax(0, 1fr) auto;
    column-gap: clamp(${space[1]}, 3cqi, ${space[3]});
    align-items: start;
    padding-block: ${space[2]};
    > :nth-child(-n + 2) {
      grid-row: 1 / span 5;
    }
    > :last-child {
      grid-row: 1 / span 2;
      grid-column: 4;
    }
  }
  ${card} {
    grid-template: auto 1fr / 2.5rem 2.5rem auto minmax(0, 1fr);
    padding-block: ${space[2]} ${space.half};
    > :nth-child(-n + 2) {
      grid-row: 1 / span 2;
    }
    > :last-child {
      grid-row: 3 / span 2;
      grid-column: 1 / 4;
      padding-top: ${space[1]};
      text-align: start;
    }
  }
  ${media.hover} {
    &:has([aria-expanded]):hover {
      background: ${colour.wash};
    }
  }
`;

export const RankCell = styled.div`
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

/** Brand, series and links. On narrow screens each has its own line in the row's grid. */
export const Name = styled.div`
  min-width: 0;
  > span {
    ${smallSoft}
  }
  ${tight} {
    display: contents;
    > span {
      grid-row: 1;
      grid-column: 3;
    }
    h3 {
      grid-row: 2;
      grid-column: 3;
      font-size: ${size.lead};
    }
  }
  ${card} {
    > span,
    h3 {
      grid-column: 3 / -1;
    }
  }
`;

/** The link to the trend covers the whole row. The other links are above it. */
export const RowLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  font-size: ${size.small};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.half};
    min-height: 1.5rem;
    color: ${colour.inkSoft};
  }
  [aria-expanded] ~ a {
    position: relative;
  }
  [aria-expanded] {
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  svg {
    width: 0.75em;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    transition: transform ${motion.quick} ${motion.ease};
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${tight} {
    grid-row: 5;
    grid-column: 3 / -1;
  }
  ${card} {
    grid-column: 1 / -1;
    justify-content: space-between;
    margin-top: ${space[1]};
    border-top: 1px solid ${colour.line};
    a {
      min-height: 2.75rem;
    }
    /* Stays at the right on the second line. */
    a:last-child:not([aria-expanded]) {
      margin-inline-start: auto;
    }
  }
  ${media.hover} {
    a:hover {
      color: ${colour.accent};
    }
  }
`;

/** Its column head names it. In layouts without heads the name is before the price, on phones a short name. */
export const Price = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums lining-nums;
  > span + span {
    display: none;
  }
  ${roomy} {
    > :first-child {
      ${visuallyHidden}
    }
  }
  ${tight} {
    grid-row: 3;
    grid-column: 3 / -1;
    margin-top: ${space.half};
    font-size: ${size.small};
    > span {
      ${smallFaint}
    }
  }
  ${card} {
    grid-column: 4;
    margin-top: ${space[1]};
    text-align: end;
    > :first-child {
      ${visuallyHidden}
    }
    > span + span {
      display: inline;
    }
  }
`;

/** Its column head names the unit. In layouts without heads the unit is beside the number. */
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
    grid-row: 4;
    grid-column: 3 / -1;
    ${smallFaint}
    text-align: start;
    > :first-child {
      display: none;
    }
  }
  ${card} {
    grid-column: 4;
    text-align: end;
  }
`;
