import { styled } from 'styled-components';
import { colour, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../column';
import { dividedFacts } from '../dividedFacts';

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

/** Beside the picture on wide screens, below it on phones. */
export const Figures = styled.div`
  /* Figures wrap as a whole, so that no word is broken. */
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.half} ${space[3]};
  }
`;

export const Delivery = styled.p`
  ${dividedFacts}
  margin-top: ${space.half};
  ${smallSoft}
`;

export const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  min-width: 0;
`;

export const Origin = styled.p`
  ${dividedFacts}
  ${smallSoft}
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
`;
