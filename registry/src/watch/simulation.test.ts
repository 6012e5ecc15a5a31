import { type Fault, simulate } from '../testing/simulation';

const always = () => true;

const faults: Readonly<Record<string, Fault>> = {
  'throws at load': { affects: always, fails: true },
  'throws at render': { affects: always, fails: true, rendersFail: true },
  'throws only on in-page navigation': { affects: ({ hasMoved }) => hasMoved, fails: true },
  'throws only in Georgian': { affects: ({ isGeorgian }) => isGeorgian, fails: true },
  'throws only on phones': { affects: ({ isPhone }) => isPhone, fails: true },
  hangs: { affects: always, fails: true, rendersFail: true },
  'fails only on the server': { affects: always, rendersFail: true },
  'has slow interactions': { affects: ({ interacts }) => interacts, slows: 8 },
  'empties its slot': { affects: always, fails: true },
};

const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

describe.each([0.1, 0.5])('a rollout to a share of %p', (share) => {
  it.each(Object.keys(faults))('rolls back a version that %s within 60 affected page views [MFE-13]', (name) => {
    const fault = faults[name] ?? null;
    const ends = seeds(20).map((seed) => simulate({ seed, share, visits: 5000, fault }));
    expect(ends.filter(({ verdict, affected }) => verdict.kind !== 'rollBack' || affected > 60)).toEqual([]);
  });

  it('keeps a good version in 50 runs of 5,000 page views [MFE-13]', () => {
    const ends = seeds(50).map((seed) => simulate({ seed, share, visits: 5000, fault: null }));
    expect(ends.filter(({ verdict }) => verdict.kind === 'rollBack')).toEqual([]);
  });
});

it('keeps a good version of a rollout while the whole site fails [MFE-13]', () => {
  const outage = [1000, 3000] as const;
  const ends = seeds(20).map((seed) => simulate({ seed, share: 0.1, visits: 4000, fault: null, outage }));
  expect(ends.filter(({ verdict }) => verdict.kind === 'rollBack')).toEqual([]);
});
