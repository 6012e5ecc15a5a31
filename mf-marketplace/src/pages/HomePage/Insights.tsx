import { useMemo } from 'react';
import { Widget } from '@caravan/shared/site';
import { dataInsights } from '@caravan/shared/contracts';
import { styled } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';
import { Skeleton } from '@caravan/shared/ui';
import { remainingNews } from './front/frontNews';
import type { HomeProps } from './homeQueries';
import { column } from '../../components/column';

const noNews: [] = [];

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

/**
 * Skeleton with the height of title, models and chart. A constant, because a changed fallback would replace the widget
 * before it hydrates.
 */
const skeleton = (
  <Frame aria-busy="true">
    <Skeleton $height="2.25rem" $width="14rem" />
    <Skeleton $height="2.5rem" $width="60%" />
    <Skeleton $height="28rem" />
  </Frame>
);

/** The Data Insights widget of mf-statistics with the news that the front page does not show. */
export const Insights = ({ queries }: HomeProps) => {
  const { data = noNews } = queries.news.useQuery();
  const props = useMemo(() => ({ news: [...remainingNews(data)] }), [data]);
  return <Widget widget={dataInsights} props={props} fallback={skeleton} />;
};
