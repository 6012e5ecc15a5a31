import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { column } from '../column';

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  grid-template-rows: auto 1fr;
  gap: ${space[1]} ${space[3]};
  align-items: start;
  padding-block: ${space[3]};
  border-top: 1px solid ${colour.line};
  > :first-child {
    grid-row: 1 / -1;
  }
  ${column.phone} {
    column-gap: ${space[2]};
    padding-block: ${space[2]};
    > :first-child {
      grid-row: auto;
    }
  }
`;

/** The picture with what stands on it. */
export const Plate = styled.div`
  position: relative;
`;

/** Beside the picture on wide screens; on phones a line of its own below picture and name. */
export const Figures = styled.div`
  /* A figure that finds no room goes below: no word is broken. */
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.half} ${space[3]};
  }
  ${column.phone} {
    grid-column: 1 / -1;
    dl {
      column-gap: ${space[2]};
    }
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  min-width: 0;
`;

/** Year and energy with a rule between; a rule that would begin a line is clipped away. */
export const Origin = styled.p`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  color: ${colour.inkSoft};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  > span {
    margin-inline-start: calc(-1px - ${space[1]});
    padding-inline: ${space[1]} calc(2 * ${space[1]});
    border-inline-start: 1px solid ${colour.lineStrong};
  }
`;

export const Name = styled.h3`
  font-size: ${size.title};
`;

export const Level = styled.p`
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
