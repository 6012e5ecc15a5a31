import { isServed } from '../media/testing/isServed';
import { demoDownloads } from './downloads';
import { demoFriendshipDetails, demoFriendships, demoSpecSheets } from './friendships';
import { demoNews } from './news';
import { demoPrizes } from './prizeDraw';

const today = '2026-11-20';

/** Returns all picture addresses in some rows. */
const picturesIn = (rows: unknown): string[] => JSON.stringify(rows).match(/\/media\/[^"]+\.svg[^"]*/g) ?? [];

it('refers only to pictures that exist', () => {
  const pictures = picturesIn([
    demoFriendships(),
    demoFriendshipDetails(),
    demoSpecSheets(),
    demoDownloads(),
    demoPrizes(),
    demoNews(today),
  ]);
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((address) => !isServed(address))).toEqual([]);
});

it('has at least 18 different articles, newest first, all before today', () => {
  const news = demoNews(today);
  expect(news.length).toBeGreaterThanOrEqual(18);
  for (const titles of [
    news.map(({ titleEn }) => titleEn),
    news.map(({ titleGe }) => titleGe),
    news.map(({ id }) => id),
  ]) {
    expect(new Set(titles).size).toBe(news.length);
  }
  const times = news.map(({ publishedAt }) => publishedAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(Math.max(...times)).toBeLessThan(Date.parse(today));
});

it('links to pages of the site or to a source on the web', () => {
  const pages =
    /^\/(home(#VehicleFinder)?|download|prize|car|service-support|friendship\/40[1-8]|sales\/(list|sale|energy|hot|division|price))$/;
  expect(demoNews(today).filter(({ link }) => !pages.test(link) && !link.startsWith('https://'))).toEqual([]);
});
