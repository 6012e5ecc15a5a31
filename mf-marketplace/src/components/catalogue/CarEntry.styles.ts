import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { column } from '../column';
import { parted } from '../parted';

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
    display: flex;
    flex-direction: column;
    align-items: stretch;
    padding-block: ${space[2]} ${space[3]};
  }
`;

/** Beside the picture on wide screens; on phones below it, like everything else. */
export const Figures = styled.div`
  /* A figure that finds no room goes below: no word is broken. */
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.half} ${space[3]};
  }
`;

/** Where the car stands and how long it is on its way. */
export const Way = styled.p`
  ${parted}
  margin-top: ${space.half};
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  min-width: 0;
`;

/** Year and energy. */
export const Origin = styled.p`
  ${parted}
  color: ${colour.inkSoft};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
`;

export const Name = styled.h3`
  font-size: ${size.title};
`;

export const Level = styled.p`
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
