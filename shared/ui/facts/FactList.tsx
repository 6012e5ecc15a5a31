import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, font, size, smallFaint, space } from '../../theme';

/** A fact. `unit` is small, after the value. */
export interface Fact {
  term: string;
  value: ReactNode;
  unit?: string | undefined;
}

/** Props of `FactList`. `columns`: `1` (default) for spec sheets, `auto` for as many as fit, `compact` for cards. */
interface FactListProps {
  facts: readonly Fact[];
  columns?: '1' | 'auto' | 'compact';
}

/** Facts as a description list with tabular figures. */
export function FactList({ facts, columns = '1' }: FactListProps) {
  return (
    <List $columns={columns}>
      {facts.map(({ term, value, unit }) => (
        <Row key={term} $compact={columns === 'compact'}>
          <dt>{term}</dt>
          <dd>
            {value}
            {unit !== undefined && <Unit> {unit}</Unit>}
          </dd>
        </Row>
      ))}
    </List>
  );
}

const grids = {
  '1': '1fr',
  auto: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  compact: 'repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr))',
} as const;

const List = styled.dl<{ $columns: keyof typeof grids }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => grids[$columns]};
  column-gap: ${({ $columns }) => ($columns === 'compact' ? space[2] : space[4])};
`;

const Row = styled.div<{ $compact: boolean }>`
  display: flex;
  flex-direction: ${({ $compact }) => ($compact ? 'column' : 'row')};
  align-items: ${({ $compact }) => ($compact ? 'stretch' : 'baseline')};
  justify-content: ${({ $compact }) => ($compact ? 'flex-start' : 'space-between')};
  gap: ${({ $compact }) => ($compact ? '0' : space[2])};
  min-width: 0;
  padding-block: ${({ $compact }) => ($compact ? space.half : space[1])};
  border-bottom: ${({ $compact }) => ($compact ? '0' : `1px solid ${colour.line}`)};
  dt {
    min-width: 0;
    color: ${colour.inkSoft};
    font-size: ${({ $compact }) => ($compact ? size.tiny : size.small)};
    line-height: 1.4;
  }
  dd {
    min-width: 0;
    font-weight: ${({ $compact }) => ($compact ? font.normal : font.strong)};
    font-size: ${({ $compact }) => ($compact ? size.small : size.body)};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: ${({ $compact }) => ($compact ? 'start' : 'end')};
  }
`;

const Unit = styled.span`
  ${smallFaint}
  font-weight: ${font.normal};
  white-space: nowrap;
`;
