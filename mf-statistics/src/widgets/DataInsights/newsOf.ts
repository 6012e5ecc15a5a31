import { newsItem, type NewsItem } from '@caravan/shared/contracts/calls';

const isNewsItem = (value: unknown): value is NewsItem => {
  const outcome = newsItem['~standard'].validate(value);
  return !(outcome instanceof Promise) && outcome.issues === undefined;
};

/** The news among a host's properties; what is none of them is left out, because hosts are deployed on their own. */
export const newsOf = (props: Readonly<Record<string, unknown>>): NewsItem[] =>
  Array.isArray(props['news']) ? props['news'].filter(isNewsItem) : [];
