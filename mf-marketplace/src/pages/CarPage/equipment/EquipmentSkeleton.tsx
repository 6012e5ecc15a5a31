import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';

/** Number of lines for a typical car. */
const LINES = 40;

export const EquipmentSkeleton = () => (
  <div>
    {Array.from({ length: LINES }, (_, index) => (
      <Line key={index}>
        <Skeleton $width={index % 3 === 0 ? '30%' : '22%'} $height="0.9rem" />
        <Skeleton $width={index % 2 === 0 ? '12%' : '18%'} $height="0.9rem" />
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
