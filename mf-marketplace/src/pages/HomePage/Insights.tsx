import { useMemo, type ReactElement } from 'react';
import { Widget } from '@caravan/shared/site';
import { useNewsListQuery } from '../../api/marketplaceApi';
import { furtherNews } from './front/frontNews';
import { InsightsSkeleton } from './InsightsSkeleton';

const everything = {};
const noNews: [] = [];

// Hoisted: a fallback that changes would drop the widget to it before it hydrates.
const placeholder = <InsightsSkeleton />;

/** Data Insights, a part of the statistics section, with the news that the front has no room for. */
export const Insights = (): ReactElement => {
  const { data = noNews } = useNewsListQuery(everything);
  const props = useMemo(() => ({ news: furtherNews(data) }), [data]);
  return <Widget name="statistics/DataInsights" props={props} fallback={placeholder} />;
};
