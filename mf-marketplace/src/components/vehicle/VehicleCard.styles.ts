import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { column } from '../column';

/** A plate with its legend below; on phones name beside picture, figures in a line of their own. */
export const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
  ${column.phone} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${space[2]};
    align-items: start;
  }
`;

/** The picture with what stands on it. */
export const Plate = styled.div`
  position: relative;
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.half};
  min-width: 0;
`;

export const Name = styled.h3`
  font-size: ${size.body};
`;

export const Figures = styled.div`
  ${column.phone} {
    grid-column: 1 / -1;
    dl {
      grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
    }
  }
`;

export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
  margin-top: auto;
  padding-top: ${space[1]};
  border-top: 1px solid ${colour.line};
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
  font-variant-numeric: tabular-nums;
  ${column.phone} {
    grid-column: 1 / -1;
  }
`;
