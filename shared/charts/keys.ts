const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key leads from a period, by their places up to `last`; undefined where it leads nowhere. */
export const placeAfter = (key: string, at: number | null, last: number): number | undefined => {
  const step = steps[key];
  if (step === undefined) return undefined;
  // The first key shows the newest period, whichever it is.
  return at === null && Math.abs(step) === 1 ? last : Math.min(last, Math.max(0, (at ?? last) + step));
};
