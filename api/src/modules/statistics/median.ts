/** A histogram bar of cars with values from `from` to `from + step`. */
export interface ValueBar {
  readonly from: number;
  readonly step: number;
  readonly units: number;
}

/** Fractions of a car below this limit come from rounding. */
const TINY = 1e-6;

/**
 * Returns the median of the cars in bars, which may overlap and have different widths. The cars of a bar are assumed to be spread evenly
 * over it. Returns undefined without cars.
 */
export const medianOf = (bars: readonly ValueBar[]): number | undefined => {
  const half = bars.reduce((sum, { units }) => sum + units, 0) / 2;
  const changes = bars
    .flatMap(({ from, step, units }) => [
      { value: from, density: units / step },
      { value: from + step, density: -units / step },
    ])
    .toSorted((a, b) => a.value - b.value);
  let [value, density, unitsBelow] = [0, 0, 0];
  for (const change of changes) {
    const reached = unitsBelow + density * (change.value - value);
    if (density > TINY && reached >= half - TINY) return value + (half - unitsBelow) / density;
    unitsBelow = reached;
    density += change.density;
    value = change.value;
  }
  return undefined;
};
