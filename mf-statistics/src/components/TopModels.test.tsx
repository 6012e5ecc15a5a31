import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import type { TopLists } from '../api/marketApi';
import { salesView } from '../api/salesView';
import { counted, headingOf, renderPart } from '../testing/renderPart';
import { TopModels } from './TopModels';

const view = salesView(new URLSearchParams('type=1'), '2026-11-22');

const listOf = (units: readonly (readonly [number, number | null])[]): TopLists['downList'] =>
  units.map(([value, value2], place) => ({
    modelId: `model-${String(place)}`,
    brandName: 'Toyota',
    modelName: `Model ${String(place)}`,
    value,
    value2,
    value3: null,
  }));

/** Small counts, which often tie, or large ones. */
const counts = (most: number) =>
  array(record({ now: integer({ min: 0, max: most }), before: option(integer({ min: 0, max: most })) }), {
    maxLength: 24,
  }).map((rows) =>
    listOf(rows.toSorted((one, other) => other.now - one.now).map(({ now, before }) => [now, before] as const)),
  );
const lists = boolean().chain((isSmall) => counts(isSmall ? 4 : 30_000));

const chart = (what: 'sold' | 'offered', list: TopLists['downList']) => (
  <TopModels what={what} lists={{ timeRange: '2026-10', downList: list, topList: list }} view={view} />
);

it('names the model with the highest count, or how many tie [SAL-9]', () => {
  const verbs = { sold: ['sells best', 'sell best'], offered: ['is offered most', 'are offered most'] } as const;
  assert(
    property(constantFrom('sold' as const, 'offered' as const), lists, (what, list) => {
      const shown = list.slice(0, 20);
      const most = Math.max(0, ...shown.map(({ value }) => value));
      const leaders = shown.filter(({ value }) => value === most);
      const [alone, several] = verbs[what];
      const said =
        leaders.length === 1
          ? `Toyota ${leaders[0]?.modelName ?? ''} ${alone}: ${counted(most, 'car')}`
          : `${String(leaders.length)} of these models ${several}: ${counted(most, 'car')} each`;
      expect(headingOf(chart(what, list))).toBe(most === 0 ? undefined : said);
    }),
    { numRuns: 40 },
  );
});

it('shows no direction for a change that rounds to zero [SAL-9]', () => {
  assert(
    property(lists, (list) => {
      const { container, unmount } = renderPart(chart('sold', list));
      const said = [...container.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.textContent);
      unmount();
      list.slice(0, said.length).forEach(({ value, value2 }, place) => {
        const percent = value2 ? Math.abs(((value - value2) / value2) * 100) : Number.NaN;
        const sign = Number.isNaN(percent) || percent < 0.05 ? '' : value > Number(value2) ? '+' : '−';
        const [, saidSign, saidPercent] = /^([+−]?)([\d.,]+)%$/.exec(said[place] ?? '') ?? [];
        expect(saidSign ?? '').toBe(sign);
        expect(saidPercent === undefined).toBe(Number.isNaN(percent));
        const difference = Math.abs(Number(saidPercent?.replaceAll(',', '')) - percent);
        expect(Number.isNaN(difference) ? 0 : difference).toBeLessThan(0.0501);
      });
    }),
    { numRuns: 40, examples: [[listOf([[20_001, 20_000]])], [listOf([[20_000, 20_001]])]] },
  );
});
