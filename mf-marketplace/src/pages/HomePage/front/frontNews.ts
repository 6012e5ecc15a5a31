import type { NewsItem } from '@caravan/shared/contracts/calls';

/** Number of news on the front page. Data Insights shows the rest (specification, "Constants"). */
const FRONT_NEWS = 4;

/**
 * Maximum number of news for Data Insights, and maximum characters of them as JSON. The props of a widget have at most 64,000
 * (docs/decisions/0048).
 */
const INSIGHTS_NEWS = 50;
const INSIGHTS_LENGTH = 60_000;

export const frontNews = (news: readonly NewsItem[]): readonly NewsItem[] => news.slice(0, FRONT_NEWS);

export const remainingNews = (news: readonly NewsItem[]): readonly NewsItem[] => {
  const remaining = news.slice(FRONT_NEWS, FRONT_NEWS + INSIGHTS_NEWS);
  while (JSON.stringify(remaining).length > INSIGHTS_LENGTH) remaining.pop();
  return remaining;
};
