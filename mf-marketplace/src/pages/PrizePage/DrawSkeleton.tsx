import { Skeleton } from '@caravan/shared/ui';
import { Spread, State } from './PrizePage.styles';

export const DrawSkeleton = () => (
  <Spread>
    <State>
      <Skeleton $height="3.75rem" />
      <Skeleton $height="6rem" $width="80%" />
      <Skeleton $height="2.5rem" />
    </State>
    <Skeleton $height="30rem" />
  </Spread>
);
