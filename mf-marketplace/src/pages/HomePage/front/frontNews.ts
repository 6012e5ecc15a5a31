import type { NewsItem } from '@caravan/shared/contracts/calls';

/** Number of news on the front page. Data Insights shows the rest (specification, "Constants"). */
const FRONT_NEWS = 4;

/** Number of news for Data Insights. The props of a widget have a limit of 64,000 characters (docs/decisions/0048). */
const INSIGHTS_NEWS = 50;

export const frontNews = (news: readonly NewsItem[]): readonly NewsItem[] => news.slice(0, FRONT_NEWS);

export const remainingNews = (news: readonly NewsItem[]): readonly NewsItem[] =>
  news.slice(FRONT_NEWS, FRONT_NEWS + INSIGHTS_NEWS);
