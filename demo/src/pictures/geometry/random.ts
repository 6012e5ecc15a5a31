/** FNV-1a, 32 bit: a stable number for a name, the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Prefix for the ids of one picture, so that pictures inlined on one page do not share gradients. */
export function idPrefix(...parts: readonly unknown[]): string {
  return `p${hash(JSON.stringify(parts)).toString(36).slice(-5)}`;
}

/** Mulberry32: a small deterministic generator of numbers in [0, 1). */
export function random(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Chooses one of the options by seed and trait; a change of one trait leaves the others alone. */
export function pick<T>(seed: string, trait: string, options: readonly [T, ...T[]]): T {
  const [first] = options;
  return options[hash(`${trait}/${seed}`) % options.length] ?? first;
}

/** A number in [low, high) by seed and trait. */
export function vary(seed: string, trait: string, low: number, high: number): number {
  return low + ((hash(`${trait}/${seed}`) % 1000) / 1000) * (high - low);
}
