import { screen } from '@testing-library/react';
import { array, assert, boolean, integer, option, property, tuple } from 'fast-check';
import { addDays } from '@caravan/shared/terms';
import type { TrackStatistic } from '@caravan/shared/contracts/calls';
import { emptyStatistic } from '../../testing/dashboard';
import { countText, renderPart } from '../../testing/renderPart';
import { DaysSection } from './DaysSection';
import { PagesSection } from './PagesSection';
import { SourcesSection } from './SourcesSection';
import type { FiguresProps } from './boardProps';

const days = { from: '2026-11-02', to: '2026-11-06' };

/** Renders a section and returns a function that finds the heading of a chart by its label. */
const headings = (Section: (props: FiguresProps) => React.ReactNode, change: Partial<TrackStatistic>) => {
  const { container, unmount } = renderPart(
    <Section figures={{ ...emptyStatistic, ...change }} days={days} source="events" />,
  );
  const headingByLabel = new Map(
    [...container.querySelectorAll('figure')].map((chart) => [
      chart.getAttribute('aria-label') ?? '',
      chart.querySelector('h3')?.textContent,
    ]),
  );
  unmount();
  return (label: string): string | undefined => headingByLabel.get(label);
};

/** Views and visitors, often equal in several rows. */
const counts = (isSmall: boolean) => {
  const count = integer({ min: 0, max: isSmall ? 2 : 9_000 });
  return tuple(count, count);
};
const views = boolean().chain((isSmall) => array(counts(isSmall), { maxLength: 9 }));
type Views = readonly (readonly [number, number])[];
const leadersOf = (table: Views) => {
  const highest = Math.max(0, ...table.map(([count]) => count));
  const indexes = table.flatMap(([count], index) => (count === highest ? [index] : []));
  return {
    highest,
    indexes,
    first: indexes[0] ?? 0,
    sum: table.reduce((all, [count]) => all + count, 0),
  };
};
const runs = { numRuns: 30 };

it('names the part of the site with most views, or how many tie [SAL-9]', () => {
  const names = ['Home page', 'Market data', 'Model statistics', 'Mini channel', 'Nat channel', 'EQM5 channel'];
  const parts = boolean().chain((isSmall) => {
    const part = counts(isSmall);
    return tuple(part, part, part, part, part, part);
  });
  assert(
    property(parts, (table) => {
      const { highest, indexes, first } = leadersOf(table);
      const [home, data, model, mini, nat, eqm5] = table;
      const findHeading = headings(PagesSection, {
        homePv: home[0],
        homeUv: home[1],
        dataPv: data[0],
        dataUv: data[1],
        modelPv: model[0],
        modelUv: model[1],
        miniPv: mini[0],
        miniUv: mini[1],
        natPv: nat[0],
        natUv: nat[1],
        eqm5Pv: eqm5[0],
        eqm5Uv: eqm5[1],
      });
      const alone = `${names[first] ?? ''} is seen most: ${countText(highest, 'view')} by ${countText(table[first]?.[1] ?? 0, 'visitor')}`;
      const tied = `${String(indexes.length)} parts are seen most: ${countText(highest, 'view')} each`;
      expect(findHeading('Page views by part of the site and channel')).toBe(
        highest === 0 ? undefined : indexes.length === 1 ? alone : tied,
      );
    }),
    runs,
  );
});

it('names the weekday with most views, or how many tie [SAL-9]', () => {
  assert(
    property(views, (list) => {
      const table = list.slice(0, 5);
      const { highest, indexes, first } = leadersOf(table);
      const dayList = table.map(([value, value2], index) => ({ name: addDays(days.from, index), value, value2 }));
      const findHeading = headings(DaysSection, { dayList });
      const alone = `The busiest weekday was ${String(2 + first)} Nov 2026: ${countText(highest, 'view')} by ${countText(table[first]?.[1] ?? 0, 'visitor')}`;
      const tied = `${String(indexes.length)} weekdays were the busiest: ${countText(highest, 'view')} each`;
      expect(findHeading('Page views and visitors by day, Monday to Friday')).toBe(
        highest === 0 ? undefined : indexes.length === 1 ? alone : tied,
      );
    }),
    runs,
  );
});

it('shows the share of the top country, platform and version, or a tie [SAL-9]', () => {
  const sentences = [
    ['Page views by country', 'Name 0 makes', 'tie for the lead with'],
    ['Page views by platform and system', 'Name 0 leads with', 'platforms lead with'],
    ['Page views by version of the site', 'Version Name 0 was seen most:', 'versions were seen most:'],
  ] as const;
  assert(
    property(views, (table) => {
      const { highest, indexes, first, sum } = leadersOf(table);
      const list = table.map(([value, value2], index) => ({ id: null, name: `Name ${String(index)}`, value, value2 }));
      const findHeading = headings(SourcesSection, {
        allPv: sum,
        countryList: list,
        platformList: list,
        versionList: list,
      });
      for (const [label, alone, tied] of sentences) {
        const sentence = findHeading(label);
        const [, start, share, end] = /^(.*) ([\d.]+)%(.*)$/.exec(sentence ?? '') ?? [];
        expect(sentence === undefined).toBe(highest === 0);
        if (highest === 0) continue;
        expect(Math.abs(Number(share) - (highest / sum) * 100)).toBeLessThan(0.0501);
        const isTied = indexes.length > 1;
        expect(start).toBe(
          isTied ? `${String(indexes.length)} ${tied}` : alone.replace('Name 0', `Name ${String(first)}`),
        );
        expect(end).toBe(` of all views${isTied ? ' each' : ''}`);
      }
    }),
    runs,
  );
});

it.each([
  // One view came after all views were counted, or before.
  [9, 'All 9 in a table', '20%', 44],
  [9, 'All 9 in a table', '19.6%', 46],
  // An earlier API does not send the number of all views.
  [9, 'All 9 in a table', '20%', undefined],
  [50, 'The 50 most viewed in a table', '2%', 2550],
])('lists %i rows below "%s" with a share of %s of all views [SAL-9]', (length, title, share, allPv) => {
  const platformList = Array.from({ length }, (_, index) => ({
    name: `Name ${index}`,
    value: length - index,
    value2: 1,
  }));
  const figures = { ...emptyStatistic, allPv, platformList };
  renderPart(<SourcesSection figures={figures} days={days} source="events" />);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(`Name 0 leads with ${share} of all views`)).toBeInTheDocument();
});

it('shows the action with the highest share above zero [SAL-9]', () => {
  const rates = array(option(integer({ min: 0, max: 10_000 }).map((share) => share / 10_000)), { maxLength: 3 });
  assert(
    property(rates, (list) => {
      const converterList = list.map((rate, index) => ({ name: `Action ${String(index)}`, value: 9, value2: 9, rate }));
      const heading = headings(SourcesSection, { converterList })('Actions of visitors');
      const highest = Math.max(0, ...list.map((rate) => rate ?? 0));
      const [, name, share] = /^(.*): ([\d.]+)% of those who could$/.exec(heading ?? '') ?? [];
      expect(heading === undefined).toBe(highest < 0.0005);
      if (heading === undefined) return;
      expect(converterList.find((row) => row.name === name)?.rate).toBe(highest);
      expect(Math.abs(Number(share) - highest * 100)).toBeLessThan(0.0501);
    }),
    { ...runs, examples: [[[0.0004]]] },
  );
});
