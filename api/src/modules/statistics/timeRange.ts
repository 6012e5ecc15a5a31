/** The period of a list of points named by month or day: `2025-10 – 2026-10`; empty without points. */
export const timeRangeOf = (points: readonly { readonly name: string }[]): string => {
  const [first, last] = [points.at(0), points.at(-1)];
  return first === undefined || last === undefined ? '' : `${first.name} – ${last.name}`;
};
