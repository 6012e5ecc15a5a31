import type { ReactElement } from 'react';
import { Skeleton } from '@caravan/shared/ui';
import { Spread } from './Advertiser.styles';

/** Stands for an advertiser's page, as far as a first screen shows. */
export const AdvertiserSkeleton = (): ReactElement => (
  <>
    <Skeleton $height="4rem" $width="18rem" />
    <Skeleton $height="10rem" />
    <Skeleton $ratio="1600/500" />
    <Spread>
      <Skeleton $height="24rem" />
      <Skeleton $height="40rem" />
    </Spread>
  </>
);
