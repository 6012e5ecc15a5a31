import type { NewsItem } from '@caravan/shared/contracts/calls';

/** Number of news on the front page. Data Insights shows the rest (specification, "Constants"). */
const FRONT_NEWS = 4;

export const frontNews = (news: readonly NewsItem[]): readonly NewsItem[] => news.slice(0, FRONT_NEWS);

export const remainingNews = (news: readonly NewsItem[]): readonly NewsItem[] => news.slice(FRONT_NEWS);
