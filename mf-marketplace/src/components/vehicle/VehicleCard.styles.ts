import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { column } from '../column';
import { dividedFacts } from '../dividedFacts';

export const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;

export const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.half};
  min-width: 0;
`;

export const Name = styled.h3`
  font-size: ${size.body};
`;

/** The values of a row are on one line, below labels of one or two lines. */
export const Figures = styled.div`
  dl > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
  }
  dt {
    align-self: end;
  }
  ${column.phone} {
    dl {
      grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    }
  }
`;

/** Customs, steering side, accidents and owners. */
export const Marks = styled.p`
  ${dividedFacts}
  color: ${colour.ink};
  font-size: ${size.small};
  line-height: 1.4;
`;

/** District and stock. Darker than the rest of the foot. */
export const Location = styled.span`
  color: ${colour.ink};
  font-size: ${size.small};
`;

export const Foot = styled.p`
  display: grid;
  margin-top: auto;
  padding-top: ${space[1]};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
  font-variant-numeric: tabular-nums;
`;
