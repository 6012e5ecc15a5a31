import { Skeleton } from '@caravan/shared/ui';
import { VehicleGridSkeleton } from '../../components/vehicle/VehicleGrid';
import { Frame } from './Headline.styles';
import { Content, Pictures, Side, Spread, Text } from './VehicleView.styles';

export const VehicleSkeleton = () => (
  <>
    <Skeleton $height="1.8rem" $width="16rem" />
    <Spread>
      <Content>
        <Pictures>
          <Skeleton $ratio="16/10" />
          <Skeleton $height="7rem" />
        </Pictures>
        <Frame>
          <Skeleton $height="2.75rem" $width="80%" />
          <Skeleton $height="3.6rem" />
          <Skeleton $height="10rem" />
        </Frame>
        <Text>
          <Skeleton $height="24rem" />
        </Text>
      </Content>
      <Side>
        <Skeleton $height="48rem" />
      </Side>
    </Spread>
    <VehicleGridSkeleton count={4} />
  </>
);
