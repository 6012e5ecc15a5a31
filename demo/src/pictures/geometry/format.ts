/** One decimal is a tenth of a pixel at full size: finer digits only cost bytes. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Opacity or offset with two decimals, without the leading zero. */
export function frac(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(rounded).replace(/^(-?)0\./, '$1.');
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
