import type { NewsItem } from '@caravan/shared/contracts/calls';

/** News on top of the home page; the rest is shown in Data Insights (specification, "Constants"). */
const FRONT_NEWS = 4;

export const frontNews = (news: readonly NewsItem[]): readonly NewsItem[] => news.slice(0, FRONT_NEWS);

export const furtherNews = (news: readonly NewsItem[]): readonly NewsItem[] => news.slice(FRONT_NEWS);
