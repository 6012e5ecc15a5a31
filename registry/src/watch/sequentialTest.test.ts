import { randomBy } from '@caravan/shared/testing/random';
import { evidenceAbove, evidenceAboveBaseline, type Share } from './sequentialTest';

/** Returns the share of 1,000 runs in which the evidence exceeds an error rate of 5 % at any of 300 checks. */
const rejectedShare = (
  rates: readonly [number, number],
  evidence: (share: Share, baseline: Share) => number,
): number => {
  const random = randomBy(1);
  const runs = Array.from({ length: 1000 }, () => {
    const shares = rates.map(() => ({ views: 0, failed: 0 }));
    const [share, baseline] = shares;
    if (!share || !baseline) return false;
    for (let check = 0; check < 300; check += 1) {
      for (const [index, sample] of shares.entries()) {
        sample.views += 1;
        if (random() < (rates[index] ?? 0)) sample.failed += 1;
      }
      if (evidence(share, baseline) > Math.log(1 / 0.05)) return true;
    }
    return false;
  });
  return runs.filter(Boolean).length / runs.length;
};

describe('the test of one rate', () => {
  it.each([0.05, 0.25])('rejects at most 5 %% of equal rates of %p in 300 checks', (rate) => {
    expect(rejectedShare([rate, rate], (share) => evidenceAbove(share, rate))).toBeLessThan(0.05);
  });

  it('finds a rate that is twice as high', () => {
    expect(rejectedShare([0.5, 0], (share) => evidenceAbove(share, 0.25))).toBe(1);
  });
});

describe('the test of two rates', () => {
  it.each([0.02, 0.3])('rejects at most 5 %% of equal rates of %p in 300 checks', (rate) => {
    expect(rejectedShare([rate, rate], (share, baseline) => evidenceAboveBaseline(share, baseline, 1))).toBeLessThan(
      0.05,
    );
  });

  it('rejects at most 5 % of rates that differ by the allowed factor', () => {
    expect(rejectedShare([0.2, 0.1], (share, baseline) => evidenceAboveBaseline(share, baseline, 2))).toBeLessThan(
      0.05,
    );
  });

  it('finds a rate that is ten times as high', () => {
    expect(rejectedShare([0.4, 0.04], (share, baseline) => evidenceAboveBaseline(share, baseline, 2))).toBeGreaterThan(
      0.99,
    );
  });

  it('compares with the most likely rates that the allowed factor leaves', () => {
    const [share, baseline] = [
      { views: 30, failed: 12 },
      { views: 250, failed: 5 },
    ];
    const likelihood = ({ views, failed }: Share, rate: number) =>
      failed * Math.log(rate) + (views - failed) * Math.log(1 - rate);
    const highest = (factor: number) =>
      Math.max(
        ...Array.from({ length: 9999 / factor }, (_, index) => (index + 1) / 10_000).map(
          (rate) => likelihood(share, factor * rate) + likelihood(baseline, rate),
        ),
      );
    expect(evidenceAboveBaseline(share, baseline, 2) - evidenceAboveBaseline(share, baseline, 3)).toBeCloseTo(
      highest(3) - highest(2),
      3,
    );
  });

  it.each([
    ['nothing to compare with', { views: 20, failed: 20 }, { views: 0, failed: 0 }],
    ['a lower rate', { views: 20, failed: 1 }, { views: 20, failed: 10 }],
    ['no page views', { views: 0, failed: 0 }, { views: 0, failed: 0 }],
  ])('finds nothing in %s', (_what, share, baseline) => {
    expect(evidenceAboveBaseline(share, baseline, 2)).toBe(0);
  });
});
