/** A histogram bar of cars with values from `from` to `from + step`. */
export interface ValueBar {
  readonly from: number;
  readonly step: number;
  readonly units: number;
}

/** Fractions of a car below this limit come from rounding. */
const TINY = 1e-6;

/**
 * The median of the cars in bars, which may overlap and have different widths. The cars of a bar are assumed to be
 * spread evenly over it. Undefined without cars.
 */
export const medianOf = (bars: readonly ValueBar[]): number | undefined => {
  const half = bars.reduce((sum, { units }) => sum + units, 0) / 2;
  const changes = bars
    .flatMap(({ from, step, units }) => [
      { at: from, density: units / step },
      { at: from + step, density: -units / step },
    ])
    .toSorted((one, other) => one.at - other.at);
  let [at, density, below] = [0, 0, 0];
  for (const change of changes) {
    const reached = below + density * (change.at - at);
    if (density > TINY && reached >= half - TINY) return at + (half - below) / density;
    below = reached;
    density += change.density;
    at = change.at;
  }
  return undefined;
};
