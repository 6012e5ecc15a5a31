import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';

/** Lines of a usual car. */
const LINES = 40;

/** Stands for the table of technical data. */
export const EquipmentSkeleton = (): ReactElement => (
  <div>
    {Array.from({ length: LINES }, (_, place) => (
      <Line key={place}>
        <Skeleton $width={place % 3 === 0 ? '30%' : '22%'} $height="0.9rem" />
        <Skeleton $width={place % 2 === 0 ? '12%' : '18%'} $height="0.9rem" />
      </Line>
    ))}
  </div>
);

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 2.5rem;
  padding-inline-end: ${space[6]};
  border-bottom: 1px solid ${colour.line};
`;
