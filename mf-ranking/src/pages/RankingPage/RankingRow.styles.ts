import { styled } from 'styled-components';
import { colour, font, leading, media, size, space } from '@caravan/shared/theme';

/** On narrow screens price and reviews go below the name. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 6.5rem 3.5rem minmax(0, 1fr) minmax(9rem, auto) minmax(7rem, auto);
  align-items: center;
  column-gap: ${space[3]};
  min-height: 6rem;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${colour.line};
  ${media.narrow} {
    grid-template-columns: 3rem 2.5rem minmax(0, 1fr) auto;
    column-gap: ${space[1]};
    padding-block: ${space[2]};
    align-items: start;
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
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.p`
  position: relative;
  display: grid;
  gap: ${space.quarter};
  font-variant-numeric: tabular-nums lining-nums;
  > :last-child {
    color: ${colour.inkFaint};
    font-size: ${size.small};
  }
  ${media.narrow} {
    grid-row: 2;
    grid-column: 3 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    margin-top: ${space.half};
    font-size: ${size.small};
  }
`;
