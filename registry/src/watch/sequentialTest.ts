/** Page views, and those of them that failed. */
export interface Share {
  readonly views: number;
  readonly failed: number;
}

/** Returns the natural logarithm of n!, by Stirling's series. */
const logFactorial = (n: number): number =>
  n < 1 ? 0 : (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * n);

const logPower = (base: number, times: number): number => (times > 0 ? times * Math.log(base) : 0);

const logLikelihood = ({ views, failed }: Share, rate: number): number =>
  logPower(rate, failed) + logPower(1 - rate, views - failed);

/**
 * Returns the log-likelihood of a mixture over all rates: the beta distribution with 1 and `rareness`. With 1 every rate is equally
 * probable.
 */
const logMixture = ({ views, failed }: Share, rareness = 1): number =>
  Math.log(rareness) +
  logFactorial(failed) +
  logFactorial(views - failed + rareness - 1) -
  logFactorial(views + rareness);

/** A running version seldom fails. This finds a worse one earlier, and changes nothing about the error rate. */
const RARENESS = 20;

// Both functions return the logarithm of an e-value by universal inference (Wasserman, Ramdas, Balakrishnan, PNAS 2020). It is the
// likelihood of the mixture, divided by the highest likelihood under the null hypothesis. Under the null hypothesis, the chance that it ever
// exceeds log(1 / α) is at most α, however often it is checked. See docs/decisions/0060-unattended-return.md.

/** Returns the evidence that the rate of `share` is above `rate`. */
export const evidenceAbove = (share: Share, rate: number): number =>
  share.failed <= rate * share.views ? 0 : logMixture(share) - logLikelihood(share, rate);

/** Returns the evidence that the rate of `share` is above `factor` (at least 1) times the unknown rate of `baseline`. */
export const evidenceAboveBaseline = (share: Share, baseline: Share, factor: number): number => {
  if (share.failed * baseline.views <= factor * baseline.failed * share.views) return 0;
  // The most likely rates under the null hypothesis lie on its border, where the rate of `share` is `factor` times that of `baseline`.
  // They solve a·rate² − b·rate + failed = 0.
  const failed = share.failed + baseline.failed;
  const a = factor * (share.views + baseline.views);
  const b = failed * (1 + factor) + factor * (share.views - share.failed) + (baseline.views - baseline.failed);
  const rate = Math.min((b - Math.sqrt(b * b - 4 * a * failed)) / (2 * a), 1 / factor);
  return (
    logMixture(share) +
    logMixture(baseline, RARENESS) -
    logLikelihood(share, Math.min(factor * rate, 1)) -
    logLikelihood(baseline, rate)
  );
};
