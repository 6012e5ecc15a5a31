import { styled } from 'styled-components';
import { colour, font, leading, radius, size, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

export const Card = styled.section`
  position: relative;
  padding: ${space[3]};
  border: ${space.half} double ${colour.lineStrong};
  border-radius: ${radius.card};
  background: ${colour.surface};
  ${column.phone} {
    padding: ${space[2]};
  }
`;

export const Cells = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-top: ${space[3]};
  border-top: 1px solid ${colour.ink};
  ${column.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Two columns, or one with large text. */
  ${column.phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(34%, 7.5rem)), 1fr));
  }
`;

/** Aligns the answers below headings of one and of two lines. */
export const Cell = styled.div<{ $worded?: boolean }>`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  min-width: 0;
  padding: ${space[1]} ${space[2]} ${space.half} 0;
  ${column.phone} {
    grid-column: ${({ $worded = false }) => ($worded ? '1 / -1' : 'auto')};
  }
  dt {
    ${smallSoft}
    line-height: 1.4;
  }
  dd {
    display: flex;
    align-items: start;
    min-height: 3.25rem;
    padding-top: ${space.half};
    font-size: ${size.display};
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: ${leading.tight};
  }
`;

/** An answer in words with the line height of the figures beside it. */
export const AnswerText = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font-size: ${size.body};
  font-weight: ${font.strong};
  svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: ${colour.inkSoft};
  }
`;

export const Stamp = styled.div<{ $blank: boolean }>`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[3]};
  padding: ${space.half} ${space[2]};
  border: 2px ${({ $blank }) => ($blank ? 'dashed' : 'solid')} currentColor;
  border-radius: ${radius.card};
  color: ${({ $blank }) => ($blank ? colour.inkFaint : colour.accent)};
  text-align: center;
  transform: rotate(-4deg);
  ${column.phone} {
    position: static;
    grid-column: 1 / -1;
    justify-self: start;
    margin-block: ${space[1]} ${space.half};
  }
  dt {
    font-size: ${size.tiny};
    line-height: 1.4;
  }
  dd {
    font-weight: ${font.strong};
    font-variant-numeric: tabular-nums;
  }
`;
