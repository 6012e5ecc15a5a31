import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { column } from '../../components/column';

/** Stands for Data Insights, as tall as it is with its news folded: title, models, chart. */
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
  min-height: 65rem;
  padding-block: ${space[4]};
  border-top: 1px solid ${colour.line};
  ${column.medium} {
    min-height: 64rem;
  }
  ${column.phone} {
    min-height: 81rem;
  }
`;
