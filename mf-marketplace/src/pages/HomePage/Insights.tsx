import { useMemo, type ReactElement } from 'react';
import { Widget } from '@caravan/shared/site';
import { dataInsights } from '@caravan/shared/contracts';
import { furtherNews } from './front/frontNews';
import type { HomeProps } from './homeQueries';
import { InsightsSkeleton } from './InsightsSkeleton';

const noNews: [] = [];

// Hoisted: a fallback that changes would drop the widget to it before it hydrates.
const placeholder = <InsightsSkeleton />;

/** Data Insights, a part of the statistics section, with the news that the front has no room for. */
export const Insights = ({ queries }: HomeProps): ReactElement => {
  const { data = noNews } = queries.news.useQuery();
  const props = useMemo(() => ({ news: [...furtherNews(data)] }), [data]);
  return <Widget widget={dataInsights} props={props} fallback={placeholder} />;
};
