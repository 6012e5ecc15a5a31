import { useMemo, type ReactElement } from 'react';
import { Widget } from '@caravan/shared/site';
import { Skeleton } from '@caravan/shared/ui';
import { useNewsListQuery } from '../../api/marketplaceApi';
import { furtherNews } from './front/frontNews';

const everything = {};
const noNews: [] = [];

// Hoisted: a fallback that changes would drop the widget to it before it hydrates.
const placeholder = <Skeleton $height="40rem" />;

/** Data Insights, a part of the statistics section, with the news that the front has no room for. */
export const Insights = (): ReactElement => {
  const { data = noNews } = useNewsListQuery(everything);
  const props = useMemo(() => ({ news: furtherNews(data) }), [data]);
  return <Widget name="statistics/DataInsights" props={props} fallback={placeholder} />;
};
