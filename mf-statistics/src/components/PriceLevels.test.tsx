import { array, assert, boolean, integer, property } from 'fast-check';
import { salesView } from '../api/salesView';
import { headingOf } from '../testing/renderPart';
import { PriceLevels } from './PriceLevels';

const view = salesView(new URLSearchParams(), '2026-11-22');
const levels = boolean().chain((isSmall) => array(integer({ min: 0, max: isSmall ? 3 : 900 }), { maxLength: 8 }));

it('shows the share of the most common price level, or a tie [SAL-9]', () => {
  assert(
    property(levels, (counts) => {
      const consumerList = counts.map((count, level) => ({ level, count, title: `Level ${String(level)}` }));
      const highest = Math.max(0, ...counts);
      const leaders = consumerList.filter(({ count }) => count === highest);
      const share = (highest / counts.reduce((sum, count) => sum + count, 0)) * 100;
      const heading = headingOf(<PriceLevels consumers={{ timeRange: '2026-10', consumerList }} view={view} />);
      expect(heading === undefined).toBe(highest === 0);
      if (highest === 0) return;
      const [, stated] = /([\d.]+)%/.exec(heading ?? '') ?? [];
      expect(Math.abs(Number(stated) - share)).toBeLessThan(0.0501);
      expect(heading?.replace(/[\d.]+%/, 'SHARE')).toBe(
        leaders.length === 1
          ? `SHARE of the cars sold cost ${leaders[0]?.title ?? ''}: more than in any other price level`
          : `${String(leaders.length)} price levels tie for the most cars sold: SHARE each`,
      );
    }),
    { numRuns: 40 },
  );
});
