import { styled } from 'styled-components';
import { colour, font, space } from '@caravan/shared/theme';

/** As many blocks on a line as fit. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space[3]} ${space[4]};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.45;
  > * {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    min-width: 0;
  }
  b {
    font-weight: ${font.strong};
  }
`;

export const Sentences = styled.ul`
  display: grid;
  gap: ${space.half};
  padding-inline-start: ${space[2]};
  list-style: disc;
`;

export const Vehicles = styled.ul`
  display: grid;
  li {
    padding-block: ${space[1]};
    border-top: 1px solid ${colour.line};
  }
`;
