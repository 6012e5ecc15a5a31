import { styled } from 'styled-components';
import { media } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';

/** Stands for bars with their message and notes. */
export const BarsSkeleton = ({ rows }: { readonly rows: number }) => (
  <Room $rows={rows} aria-hidden="true">
    <Skeleton $height="100%" />
  </Room>
);

/** Rows of 42 px, and of 30 px on a phone (PMS-2), below a title of some lines and the heads of the columns. */
const Room = styled.div<{ $rows: number }>`
  height: ${({ $rows }) => $rows * 42 + 160}px;
  ${media.narrow} {
    height: ${({ $rows }) => $rows * 30 + 180}px;
  }
`;
