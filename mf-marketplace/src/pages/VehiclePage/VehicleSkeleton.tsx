import type { ReactElement } from 'react';
import { Skeleton } from '@caravan/shared/ui';
import { VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { Frame } from './Headline.styles';
import { Side, Spread, Story } from './VehicleView.styles';

/** Stands for a vehicle's page. */
export const VehicleSkeleton = (): ReactElement => (
  <>
    <Frame>
      <Skeleton $height="3.6rem" $width="60%" />
      <Skeleton $height="3.6rem" $width="16rem" />
    </Frame>
    <Spread>
      <Story>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="24rem" />
      </Story>
      <Side>
        <Skeleton $height="48rem" />
      </Side>
    </Spread>
    <VehicleGridSkeleton count={4} />
  </>
);
