import { Skeleton } from '@caravan/shared/ui';
import { First, Ledger, Line } from './PrizeLedger.styles';

export const PrizesSkeleton = () => (
  <Ledger $alone={false}>
    <First>
      <Skeleton $ratio="16/10" />
      <Skeleton $height="4rem" />
    </First>
    {Array.from({ length: 4 }, (_, index) => (
      <Line key={index}>
        <Skeleton $ratio="3/2" />
        <Skeleton $height="3.25rem" />
      </Line>
    ))}
  </Ledger>
);
