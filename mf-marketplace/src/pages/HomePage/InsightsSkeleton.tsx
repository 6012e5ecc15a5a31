import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { column } from '../../components/column';

/** Stands for Data Insights, as tall as it is with a dozen news: title, models, chart; the news follow or stand beside. */
export const InsightsSkeleton = (): ReactElement => (
  <Frame aria-busy="true">
    <Skeleton $height="2.25rem" $width="14rem" />
    <Skeleton $height="2.5rem" $width="60%" />
    <Skeleton $height="28rem" />
  </Frame>
);

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-height: 76rem;
  padding-block: ${space[4]};
  border-top: 1px solid ${colour.line};
  ${column.medium} {
    min-height: 124rem;
  }
  ${column.phone} {
    min-height: 172rem;
  }
`;
