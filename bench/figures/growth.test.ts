import { growthTable, type GrowthFigures } from './growth';

const sixRemotes: GrowthFigures = {
  remotes: 6,
  routes: 60,
  pageKb: 6.7,
  indexKb: 1,
  publishMs: 100,
  startSeconds: 1,
  firstPageMs: 20,
  workerMb: 50,
  allWorkersMb: 350,
  lookupMicroseconds: 5,
};

const verdicts = (change: Partial<GrowthFigures>): string[] =>
  growthTable([sixRemotes, { ...sixRemotes, remotes: 100, routes: 1000, ...change }])
    .slice(1)
    .filter((line) => line.endsWith(' met |'))
    .map((line) => line.split('|').at(-2)?.trim() ?? '');

describe('the table of growth', () => {
  it('has columns for the sites, the goal and the verdict', () => {
    const [head, routes, page] = growthTable([sixRemotes, { ...sixRemotes, remotes: 100, routes: 1000, pageKb: 6.9 }]);
    expect(head).toMatch(/^\| remotes \| 6 \| 100 \| at most \| {2}\|\n/);
    expect(routes).toBe('| routes | 60 | 1000 |  |  |');
    expect(page).toBe('| page, KB | 6.70 | 6.90 | 0.3 more | met |');
  });

  it('says which goals are not met', () => {
    const atLimit = { publishMs: 150, startSeconds: 5, workerMb: 238, lookupMicroseconds: 7.5 };
    expect(verdicts(atLimit)).toEqual(Array.from({ length: 5 }, () => 'met'));
    const aboveLimit = { pageKb: 7.1, publishMs: 151, startSeconds: 5.1, workerMb: 239, lookupMicroseconds: 7.6 };
    expect(verdicts(aboveLimit)).toEqual(Array.from({ length: 5 }, () => 'not met'));
  });
});
