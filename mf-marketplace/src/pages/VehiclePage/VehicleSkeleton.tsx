import type { ReactElement } from 'react';
import { Skeleton } from '@caravan/shared/ui';
import { VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { Frame } from './Headline.styles';
import { Reading, Show, Side, Spread, Story } from './VehicleView.styles';

/** Stands for a vehicle's page. */
export const VehicleSkeleton = (): ReactElement => (
  <>
    <Skeleton $height="1.8rem" $width="16rem" />
    <Spread>
      <Reading>
        <Show>
          <Skeleton $ratio="16/10" />
          <Skeleton $height="7rem" />
        </Show>
        <Frame>
          <Skeleton $height="2.75rem" $width="80%" />
          <Skeleton $height="3.6rem" />
          <Skeleton $height="10rem" />
        </Frame>
        <Story>
          <Skeleton $height="24rem" />
        </Story>
      </Reading>
      <Side>
        <Skeleton $height="48rem" />
      </Side>
    </Spread>
    <VehicleGridSkeleton count={4} />
  </>
);
