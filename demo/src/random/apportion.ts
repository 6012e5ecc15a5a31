/** Splits a whole number by weights with the largest remainder method, so that the parts add up to `total`. */
export const apportion = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((subtotal, weight) => subtotal + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const remaining = total - parts.reduce((assigned, part) => assigned + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const roundedUp = new Set(byRemainder.slice(0, remaining).map(({ index }) => index));
  return parts.map((part, index) => (roundedUp.has(index) ? part + 1 : part));
};
