/** Seeded random numbers. The same seed name gives the same numbers on every machine. */
export interface Random {
  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Returns an integer. Both bounds are included. */
  integer(from: number, to: number): number;
  between(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** Returns a number near 1. `spread` is about its standard deviation. */
  around(spread: number): number;
}

const hashOf = (name: string): number => {
  let hash = 2_166_136_261;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return hash >>> 0;
};

/** Creates a Mulberry32 generator, seeded by `name`. */
export const createRandom = (name: string): Random => {
  let state = hashOf(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const integer = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    next,
    between,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('cannot pick from an empty list');
      return item;
    },
    pickWeighted: (items, weightOf) => {
      let remaining = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const found = items.find((item) => (remaining -= weightOf(item)) < 0) ?? items.at(-1);
      if (found === undefined) throw new Error('cannot pick from an empty list');
      return found;
    },
    around: (spread) => 1 + spread * (next() + next() + next() + next() - 2) * 1.7,
  };
};
