import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { column } from '../../components/column';

/** Skeleton of Data Insights with the height of its title, models and chart. */
export const InsightsSkeleton = () => (
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
