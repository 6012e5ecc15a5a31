import { styled } from 'styled-components';
import { font, leading, size, smallFaint, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Beside the pictures on wide pages, below them on others. */
export const Frame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  padding-block: ${space[3]} ${space[2]};
  overflow-wrap: break-word;
  ${column.wide} {
    grid-row: 1;
    grid-column: 2;
    padding-block: 0;
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

export const Figure = styled.div`
  dt {
    ${smallSoft}
    line-height: 1.4;
  }
  dd {
    font-size: ${size.display};
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: ${leading.tight};
    white-space: nowrap;
  }
  small {
    ${smallFaint}
    font-weight: ${font.normal};
  }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};
  > :first-child {
    grid-column: 1 / -1;
  }
`;
