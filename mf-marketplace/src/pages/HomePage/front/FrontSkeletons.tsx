import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { Spread } from './FrontPage.styles';
import { Row } from './NewsRow';

export const TopsSkeleton = () => (
  <Spread>
    <Stack>
      <Skeleton $ratio="16/10" />
      <Skeleton $height="3rem" $width="70%" />
    </Stack>
    <Stack>
      {[1, 2, 3, 4].map((index) => (
        <Skeleton key={index} $height="6.5rem" />
      ))}
    </Stack>
  </Spread>
);

export const NewsSkeleton = () => (
  <Row>
    {[1, 2, 3, 4].map((index) => (
      <Stack as="li" key={index}>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="1.5rem" $width="40%" />
        <Skeleton $height="3rem" />
      </Stack>
    ))}
  </Row>
);

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`;
