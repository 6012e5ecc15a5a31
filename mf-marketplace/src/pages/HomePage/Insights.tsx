import { useMemo } from 'react';
import { Widget } from '@caravan/shared/site';
import { dataInsights } from '@caravan/shared/contracts';
import { furtherNews } from './front/frontNews';
import type { HomeProps } from './homeQueries';
import { InsightsSkeleton } from './InsightsSkeleton';

const noNews: [] = [];

// A constant, because a changed fallback would replace the widget before it hydrates.
const placeholder = <InsightsSkeleton />;

/** The Data Insights widget of mf-statistics with the news that the front page does not show. */
export const Insights = ({ queries }: HomeProps) => {
  const { data = noNews } = queries.news.useQuery();
  const props = useMemo(() => ({ news: [...furtherNews(data)] }), [data]);
  return <Widget widget={dataInsights} props={props} fallback={placeholder} />;
};
