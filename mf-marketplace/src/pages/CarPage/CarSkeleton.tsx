import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { Body, Main, Show } from './CarPage.styles';
import { Tag } from './prices/PriceTag.styles';

/** Stands for a car, as tall as its first screens. */
export const CarSkeleton = (): ReactElement => (
  <>
    <Head>
      <Skeleton $height="1.2rem" $width="16rem" />
      <Skeleton $height="2.75rem" $width="22rem" />
      <Skeleton $height="1.6rem" $width="12rem" />
    </Head>
    <Body>
      <Show>
        <Skeleton $ratio="16/10" />
        <Skeleton $height="8.5rem" />
      </Show>
      <Tag as="div">
        <Skeleton $height="28rem" />
      </Tag>
      <Main>
        <Skeleton $height="5rem" />
        <Rest $height="50rem" />
      </Main>
    </Body>
  </>
);

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[4]};
`;

const Rest = styled(Skeleton)`
  margin-top: ${space[4]};
`;
