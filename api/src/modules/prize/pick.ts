import { randomInt } from 'node:crypto';

export interface PrizeStock {
  readonly id: string;
  readonly amountUsd: number;
  readonly left: number;
}

/** A whole number from 0 up to, but not including, `end`. */
export type RandomBelow = (end: number) => number;

/** Prizes that are left and fit into the budget. */
export const winnablePrizes = <P extends PrizeStock>(prizes: readonly P[], budgetLeftUsd: number): P[] =>
  prizes.filter(({ left, amountUsd }) => left > 0 && amountUsd <= budgetLeftUsd);

/** Picks one of the prizes that can be won. Every single prize left is equally likely. Undefined if there is none. */
export const pickPrize = <P extends PrizeStock>(
  prizes: readonly P[],
  budgetLeftUsd: number,
  randomBelow: RandomBelow = randomInt,
): P | undefined => {
  const candidates = winnablePrizes(prizes, budgetLeftUsd);
  const total = candidates.reduce((sum, { left }) => sum + left, 0);
  if (total === 0) return undefined;
  let ticket = randomBelow(total);
  return candidates.find(({ left }) => (ticket -= left) < 0);
};
