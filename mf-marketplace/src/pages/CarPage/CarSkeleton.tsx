import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { Body, Main, Pictures, Side } from './CarPage.styles';
import { Tag } from './prices/PriceTag.styles';

/** Skeleton of a car's page, about as tall as its first screens. */
export const CarSkeleton = () => (
  <>
    <Skeleton $height="1.8rem" $width="16rem" />
    <Body>
      <Pictures>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="8.5rem" />
      </Pictures>
      <Side>
        <Head>
          <Skeleton $height="2rem" $width="8rem" />
          <Skeleton $height="2.75rem" $width="80%" />
          <Skeleton $height="1.6rem" $width="60%" />
        </Head>
        <Tag as="div">
          <Skeleton $height="28rem" />
        </Tag>
      </Side>
      <Main>
        <Skeleton $height="5rem" />
        <Rest $height="50rem" />
      </Main>
    </Body>
  </>
);

const Head = styled.div`
  display: grid;
  gap: ${space.half};
  padding-bottom: ${space[2]};
`;

const Rest = styled(Skeleton)`
  margin-top: ${space[4]};
`;
