import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import type { TopLists } from '../api/marketApi';
import { salesView } from '../api/salesView';
import { countText, headingOf, renderPart } from '../testing/renderPart';
import { TopModels } from './TopModels';

const view = salesView(new URLSearchParams('type=1'), '2026-11-22');

const listOf = (units: readonly (readonly [number, number | null])[]): TopLists['downList'] =>
  units.map(([value, value2], index) => ({
    modelId: `model-${String(index)}`,
    brandName: 'Toyota',
    modelName: `Model ${String(index)}`,
    value,
    value2,
    value3: null,
  }));

/** Small counts, which often tie, or large ones. */
const counts = (max: number) =>
  array(record({ now: integer({ min: 0, max }), before: option(integer({ min: 0, max })) }), {
    maxLength: 24,
  }).map((rows) =>
    listOf(rows.toSorted((first, second) => second.now - first.now).map(({ now, before }) => [now, before] as const)),
  );
const lists = boolean().chain((isSmall) => counts(isSmall ? 4 : 30_000));

const chartOf = (chart: 'best-sold' | 'most-offered', list: TopLists['downList']) => (
  <TopModels chart={chart} lists={{ timeRange: '2026-10', downList: list, topList: list }} view={view} />
);

it('names the model with the highest count, or how many tie [SAL-9]', () => {
  const verbs = {
    'best-sold': ['sells best', 'sell best'],
    'most-offered': ['is offered most', 'are offered most'],
  } as const;
  assert(
    property(constantFrom('best-sold' as const, 'most-offered' as const), lists, (chart, list) => {
      const shown = list.slice(0, 20);
      const highest = Math.max(0, ...shown.map(({ value }) => value));
      const leaders = shown.filter(({ value }) => value === highest);
      const [singularVerb, pluralVerb] = verbs[chart];
      const expected =
        leaders.length === 1
          ? `Toyota ${leaders[0]?.modelName ?? ''} ${singularVerb}: ${countText(highest, 'car')}`
          : `${String(leaders.length)} of these models ${pluralVerb}: ${countText(highest, 'car')} each`;
      expect(headingOf(chartOf(chart, list))).toBe(highest === 0 ? undefined : expected);
    }),
    { numRuns: 40 },
  );
});

it('shows no direction for a change that rounds to zero [SAL-9]', () => {
  assert(
    property(lists, (list) => {
      const { container, unmount } = renderPart(chartOf('best-sold', list));
      const changeTexts = [...container.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);
      unmount();
      list.slice(0, changeTexts.length).forEach(({ value, value2 }, index) => {
        const percent = value2 ? Math.abs(((value - value2) / value2) * 100) : Number.NaN;
        const sign = Number.isNaN(percent) || percent < 0.05 ? '' : value > Number(value2) ? '+' : '−';
        const [, shownSign, shownPercent] = /^([+−]?)([\d.,]+)%$/.exec(changeTexts[index] ?? '') ?? [];
        expect(shownSign ?? '').toBe(sign);
        expect(shownPercent === undefined).toBe(Number.isNaN(percent));
        const difference = Math.abs(Number(shownPercent?.replaceAll(',', '')) - percent);
        expect(Number.isNaN(difference) ? 0 : difference).toBeLessThan(0.0501);
      });
    }),
    { numRuns: 40, examples: [[listOf([[20_001, 20_000]])], [listOf([[20_000, 20_001]])]] },
  );
});
