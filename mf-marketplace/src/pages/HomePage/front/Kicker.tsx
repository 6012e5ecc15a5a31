import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { smallFaint, space } from '@caravan/shared/theme';
import { Badge } from '@caravan/shared/ui';

interface KickerProps {
  readonly label: string | null;
  readonly labelColor: string | null;
  readonly icon: string | null;
  /** Content after the label, for example a date. */
  readonly children?: ReactNode;
}

/** A small line beside a title with icon, coloured label and date. */
export const Kicker = ({ label, labelColor, icon, children }: KickerProps) => {
  if (label === null && icon === null && children === undefined) return null;
  return (
    <Line>
      {icon !== null && <img src={icon} alt="" width="20" height="20" loading="lazy" />}
      {label !== null && <Badge fill={labelColor}>{label}</Badge>}
      {children}
    </Line>
  );
};

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space[1]};
  ${smallFaint}
  font-variant-numeric: tabular-nums;
`;
