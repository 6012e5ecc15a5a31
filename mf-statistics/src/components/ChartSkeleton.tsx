import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { Stack } from './Stack';

export const ChartSkeleton = () => (
  <Stack $gap={4} aria-hidden="true">
    <Row>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} $height="6.5rem" />
      ))}
    </Row>
    <Skeleton $height="30rem" />
  </Stack>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[2]} ${space[3]};
`;
