import type { ReactElement } from 'react';
import { Skeleton } from '@caravan/shared/ui';
import { FINDER_PAGE_SIZE } from '../../../api/finderView';
import { Figures, Foot, Frame, Words } from './VehicleCard.styles';
import { Grid } from './VehicleGrid';

/** Stands for a page of the finder's vehicles. */
export const FinderSkeleton = (): ReactElement => (
  <Grid>
    {Array.from({ length: FINDER_PAGE_SIZE }, (_, place) => (
      <Frame key={place}>
        <Skeleton $ratio="16/10" />
        <Words>
          <Skeleton $height="1.3rem" $width="75%" />
          <Skeleton $height="1.3rem" $width="45%" />
        </Words>
        <Figures>
          <Skeleton $height="8.25rem" />
        </Figures>
        <Foot>
          <Skeleton $height="1.15rem" $width="60%" />
        </Foot>
      </Frame>
    ))}
  </Grid>
);
