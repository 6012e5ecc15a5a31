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

/** Where the car stands and how long it is on its way, with a dot between. */
export const Way = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-top: ${space.half};
  color: ${colour.inkSoft};
  font-size: ${size.small};
  > span + span::before {
    content: '·';
    margin-inline: ${space[1]};
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
