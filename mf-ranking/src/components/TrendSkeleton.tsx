import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';

/** Shows the placeholder of an open trend in its size. */
export const TrendSkeleton = () => (
  <Frame aria-hidden="true">
    <Skeleton $height="6rem" />
    <Skeleton $height="22rem" />
  </Frame>
);

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[2]} ${space[3]};
`;
