import { newsItem } from '../../../testing/fixtures';
import { frontNews, remainingNews } from './frontNews';

it.each([
  ['50 news', 'News', 50],
  ['news that its props can hold', '“ახალი” '.repeat(500), 14],
])('gives Data Insights the next %s [HOME-3]', (_what, title, count) => {
  const news = Array.from({ length: 300 }, (_, index) => newsItem(String(index), { title }));
  expect(frontNews(news)).toEqual(news.slice(0, 4));
  const remaining = remainingNews(news);
  expect(remaining).toEqual(news.slice(4, 4 + count));
  expect(JSON.stringify({ news: remaining }).length).toBeLessThan(64_000);
});
