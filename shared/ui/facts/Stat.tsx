import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, font, leading, size, smallFaint, smallSoft, space } from '../../theme';

/** Props of `Stat`. `value` is already formatted, `unit` is small and after it, `note` below (change, source). */
interface StatProps {
  label: string;
  value: ReactNode;
  unit?: string;
  note?: ReactNode;
  size?: 'medium' | 'large';
}

/** A large tabular number with a label above it. */
export function Stat({ label, value, unit, note, size: statSize = 'medium' }: StatProps) {
  return (
    <Frame>
      <Label>{label}</Label>
      <Value $size={statSize}>
        {value}
        {unit !== undefined && <Unit>{unit}</Unit>}
      </Value>
      {note !== undefined && <Note>{note}</Note>}
    </Frame>
  );
}

/** A row of `Stat`s with hairlines between them, as many on a line as fit. */
export const StatRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space[2]} ${space[3]};
  /* Keeps the numbers on one line when labels have one or two lines. */
  > * {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

const Frame = styled.div`
  min-width: 0;
  padding-top: ${space[1]};
  border-top: 1px solid ${colour.line};
`;

const Label = styled.p`
  ${smallSoft}
  line-height: 1.35;
`;

const Value = styled.p<{ $size: 'medium' | 'large' }>`
  margin-top: ${space.half};
  font-size: ${({ $size }) => ($size === 'large' ? size.hero : size.display)};
  font-weight: ${font.strong};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: ${leading.tight};
  letter-spacing: -0.01em;
`;

const Unit = styled.span`
  margin-inline-start: 0.35em;
  ${smallFaint}
  font-weight: ${font.normal};
  letter-spacing: normal;
  white-space: nowrap;
`;

const Note = styled.p`
  margin-top: ${space.half};
  ${smallFaint}
`;
