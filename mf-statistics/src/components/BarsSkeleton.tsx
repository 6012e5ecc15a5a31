import { styled } from 'styled-components';
import { media } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';

export const BarsSkeleton = ({ rows }: { readonly rows: number }) => (
  <Placeholder $rows={rows} aria-hidden="true">
    <Skeleton $height="100%" />
  </Placeholder>
);

/** Shows rows of 42 px, 30 px on phones at the default font size (PMS-2), below a title and the column heads. */
const Placeholder = styled.div<{ $rows: number }>`
  height: ${({ $rows }) => ($rows * 42 + 160) / 16}rem;
  ${media.narrow} {
    height: ${({ $rows }) => ($rows * 30 + 180) / 16}rem;
  }
`;
