import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { FINDER_PAGE_SIZE } from '../../../api/finderView';
import { Grid } from './VehicleGrid';

/** Stands for a page of the finder's vehicles. */
export const FinderSkeleton = (): ReactElement => (
  <Grid>
    {Array.from({ length: FINDER_PAGE_SIZE }, (_, place) => (
      <Place key={place}>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="1.5rem" $width="75%" />
        <Skeleton $height="1.5rem" $width="45%" />
        <Skeleton $height="11rem" />
        <Skeleton $height="1.5rem" />
      </Place>
    ))}
  </Grid>
);

const Place = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`;
