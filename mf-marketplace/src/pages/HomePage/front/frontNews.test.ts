import { newsItem } from '../../../testing/fixtures';
import { frontNews, remainingNews } from './frontNews';

it('divides the news between front page and Data Insights, whose props are limited [HOME-3]', () => {
  const news = Array.from({ length: 300 }, (_, index) => newsItem(String(index)));
  expect(frontNews(news)).toEqual(news.slice(0, 4));
  const remaining = remainingNews(news);
  expect(remaining[0]).toEqual(news[4]);
  expect(JSON.stringify({ news: remaining }).length).toBeLessThan(64_000);
});
