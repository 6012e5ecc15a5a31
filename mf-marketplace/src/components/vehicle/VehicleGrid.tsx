import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { Figures, Foot, Frame, TextBlock } from './VehicleCard.styles';

export const VehicleGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[4]} ${space[3]};
`;

export const VehicleGridSkeleton = ({ count }: { readonly count: number }) => (
  <VehicleGrid>
    {Array.from({ length: count }, (_, index) => (
      <Frame key={index}>
        <Skeleton $ratio="16/10" />
        <TextBlock>
          <Skeleton $height="1.3rem" $width="75%" />
          <Skeleton $height="1.3rem" $width="45%" />
          <Skeleton $height="1.6rem" $width="40%" />
          <Skeleton $height="1.15rem" $width="90%" />
        </TextBlock>
        <Figures>
          <Skeleton $height="8.25rem" />
        </Figures>
        <Foot>
          <Skeleton $height="2.5rem" $width="60%" />
        </Foot>
      </Frame>
    ))}
  </VehicleGrid>
);
