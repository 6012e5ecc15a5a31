import { styled } from 'styled-components';
import { colour, font, leading, size, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

/** Title left, figures right above the rule; on phones one below the other. */
export const Frame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[3]} ${space[2]};
  overflow-wrap: anywhere;
  > nav {
    grid-column: 1 / -1;
  }
  ${column.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding-bottom: ${space[3]};
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  ${column.wide} {
    justify-content: flex-end;
    text-align: end;
  }
`;

export const Figure = styled.div`
  dt {
    color: ${colour.inkSoft};
    font-size: ${size.small};
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
    color: ${colour.inkFaint};
    font-size: ${size.small};
    font-weight: ${font.normal};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  grid-column: 1 / -1;
`;
