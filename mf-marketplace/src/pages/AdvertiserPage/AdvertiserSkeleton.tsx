import { Skeleton } from '@caravan/shared/ui';
import { Spread } from './Advertiser.styles';

/** Skeleton of the first screen of an advertiser's page. */
export const AdvertiserSkeleton = () => (
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
