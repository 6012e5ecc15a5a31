import { styled } from 'styled-components';
import { colour, font, leading, size, smallFaint, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

export const Ledger = styled.ul<{ $alone: boolean }>`
  display: grid;
  gap: 0 ${space[5]};
  align-content: start;
  ${column.wide} {
    grid-template-columns: ${({ $alone }) => ($alone ? 'minmax(0, 1fr)' : 'minmax(0, 6fr) minmax(0, 5fr)')};
  }
`;

export const First = styled.li`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  min-width: 0;
  padding-bottom: ${space[3]};
  ${column.wide} {
    grid-column: 1;
    grid-row: 1 / span 20;
    padding-bottom: 0;
  }
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: ${space[2]};
  align-items: center;
  min-width: 0;
  padding-block: ${space[2]};
  border-top: 1px solid ${colour.line};
  ${column.wide} {
    grid-column: 2;
    &:nth-child(2) {
      padding-top: 0;
      border-top: 0;
    }
  }
  ${column.phone} {
    grid-template-columns: min(5rem, 30%) minmax(0, 1fr);
  }
`;

export const TextBlock = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[2]};
  align-items: baseline;
`;

export const Name = styled.h3<{ $isFirst: boolean }>`
  flex: 1 1 6rem;
  min-width: 0;
  font-size: ${({ $isFirst }) => ($isFirst ? size.title : size.body)};
`;

export const Amount = styled.p<{ $isFirst: boolean }>`
  color: ${({ $isFirst }) => ($isFirst ? colour.accent : colour.ink)};
  font-family: ${font.display};
  font-size: ${({ $isFirst }) => ($isFirst ? size.display : size.title)};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${font.strong};
  line-height: ${leading.tight};
`;

export const Left = styled.p`
  flex: 1 0 100%;
  ${smallFaint}
  font-variant-numeric: tabular-nums;
`;
