import { render } from '@testing-library/react';
import { array, assert, boolean, constant, integer, oneof, property, record } from 'fast-check';
import type { ReactElement } from 'react';
import type { TrendPoint } from '@caravan/shared/contracts/calls';
import { SiteContext } from '@caravan/shared/site';
import { addMonths } from '@caravan/shared/terms';
import { testSite, translateBy } from '@caravan/shared/testing';
import english from '../locales/en.json';
import { RankChange } from './RankChange';
import { TrendCharts } from './TrendCharts';
import { TrendFigures } from './TrendFigures';

/** Renders a component, returns the texts of matching elements, and unmounts it. */
const textsOf = (element: ReactElement, selector: string): readonly string[] => {
  const { container, unmount } = render(
    <SiteContext value={testSite({ texts: () => translateBy(english) })}>{element}</SiteContext>,
  );
  const texts = [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  unmount();
  return texts;
};

/** Counts and ranks that are often equal or large. */
const points = boolean().chain((isSmall) => {
  const count = integer({ min: 0, max: isSmall ? 2 : 60_000 });
  const ranking = integer({ min: 1, max: isSmall ? 3 : 400 });
  return record({
    count,
    lastCount: oneof(count, constant(null)),
    ranking,
    lastRanking: oneof(ranking, constant(-1)),
  });
});
const nearly = { count: 60_001, lastCount: 60_000, ranking: 1, lastRanking: 1 };
const runs = { numRuns: 100, examples: [[nearly] as [typeof nearly]] };
const cars = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'car' : 'cars'}`;
const placesUp = (places: number): string => {
  const direction = places > 0 ? 'up' : 'down';
  return Math.abs(places) === 1 ? `${direction} one place` : `${direction} ${String(Math.abs(places))} places`;
};

/** Expected text of a comparison: `SHARE more than in September 2026`. */
const comparison = (count: number, lastCount: number | null): string => {
  if (lastCount === null) return 'no figure for September 2026';
  if (count === lastCount) return 'as many as in September 2026';
  if (lastCount === 0) return 'none were sold in September 2026';
  if (Math.abs(count - lastCount) / lastCount < 0.0005) return 'nearly as many as in September 2026';
  return `SHARE ${count > lastCount ? 'more' : 'fewer'} than in September 2026`;
};

it('compares the sales of a series with the previous month [RNK-7] [SAL-9]', () => {
  assert(
    property(points, (point) => {
      const { count, lastCount } = point;
      const [, shown, note = ''] = textsOf(<TrendFigures point={{ month: '2026-10', ...point }} />, 'p');
      expect(shown).toBe(`${count.toLocaleString('en')}cars`);
      expect(note.replace(/[\d.,]+%/, 'SHARE')).toBe(comparison(count, lastCount));
      const stated = Number(/([\d.,]+)%/.exec(note)?.[1]?.replaceAll(',', '') ?? Number.NaN);
      const share = (Math.abs(count - (lastCount ?? 0)) / (lastCount ?? 0)) * 100;
      expect(Number.isNaN(stated) || Math.abs(stated - share) < 0.0501).toBe(true);
    }),
    runs,
  );
});

it('compares the rank of a series with the previous month [RNK-7] [SAL-9]', () => {
  assert(
    property(points, (point) => {
      const { ranking, lastRanking } = point;
      const [, , , , shown, note] = textsOf(<TrendFigures point={{ month: '2026-10', ...point }} />, 'p');
      expect(shown).toBe(String(ranking));
      const moved =
        lastRanking === ranking
          ? 'the same as in September 2026'
          : `${placesUp(lastRanking - ranking)} since September 2026`;
      expect(note).toBe(lastRanking === -1 ? 'not ranked in September 2026' : moved);
    }),
    runs,
  );
});

it('shows in the list how many places a series moved [RNK-2] [SAL-9]', () => {
  assert(
    property(points, ({ ranking, lastRanking }) => {
      const texts = textsOf(<RankChange ranking={ranking} lastRanking={lastRanking} />, 'span > span');
      const moved = lastRanking === -1 ? 0 : lastRanking - ranking;
      expect(texts).toEqual(moved === 0 ? [] : [String(Math.abs(moved)), placesUp(moved)]);
    }),
    runs,
  );
});

it('shows the best month and rank of a trend, the latest of equal ones [RNK-7] [SAL-9]', () => {
  assert(
    property(points, array(points, { maxLength: 12 }), (oldest, laterPoints) => {
      const [start, ...rest] = [oldest, ...laterPoints].map((point, index): TrendPoint => ({
        ...point,
        month: addMonths('2026-01', index),
      }));
      if (!start) return;
      const table = [start, ...rest] as const;
      const monthOf = (point: TrendPoint | undefined): string =>
        new Date(`${point?.month ?? ''}-01T00:00:00Z`).toLocaleDateString('en', {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        });
      const highestCount = Math.max(...table.map(({ count }) => count));
      const best = Math.min(...table.map(({ ranking }) => ranking));
      const bestMonths = table.filter(({ count }) => count === highestCount);
      const bestMonth = monthOf(bestMonths.at(-1));
      const bestRank = monthOf(table.findLast(({ ranking }) => ranking === best));
      const period = `of ${String(table.length)} months`;
      const sales =
        bestMonths.length === 1
          ? `Best ${period}: ${bestMonth} with ${cars(highestCount)}`
          : `Best ${period}: ${cars(highestCount)}, most recently in ${bestMonth}`;
      const titles = textsOf(<TrendCharts points={table} series="Seal" seriesId="seal" />, 'figure > h3');
      const singleTitles = [`${bestMonth}: ${cars(highestCount)}`, `${bestRank}: rank ${String(best)}`];
      const severalTitles = [sales, `Best rank ${period}: ${String(best)}, most recently in ${bestRank}`];
      // A chart without sales has no title.
      expect(titles).toEqual((table.length === 1 ? singleTitles : severalTitles).slice(highestCount === 0 ? 1 : 0));
    }),
    { numRuns: 30 },
  );
});
