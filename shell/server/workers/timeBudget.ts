/**
 * Milliseconds from the start of a request for a page to its answer: waits for a turn, all render workers that are asked and their calls
 * share them. It is less than the 30 s after which a connection ends on which nothing moves, so that the visitor gets an answer.
 */
export const PAGE_BUDGET_MS = 20_000;

/** The time of a request was used up before a page was rendered. */
export class OutOfTime extends Error {
  constructor() {
    super('no render worker answered within the time of the request');
  }
}

/** How long a rendering may go on. */
export interface RenderLimits {
  /** When the time of the request is used up, by `performance.now()`. */
  readonly deadline: number;
  /** Aborts a rendering that has not begun. */
  readonly signal?: AbortSignal | undefined;
}

/** The limits of a request that starts now. */
export const limitsFromNow = (): RenderLimits => ({ deadline: performance.now() + PAGE_BUDGET_MS });

/** Milliseconds that are left. Throws {@link OutOfTime} if there are none. */
export const timeLeft = ({ deadline }: RenderLimits): number => {
  const left = deadline - performance.now();
  if (left <= 0) throw new OutOfTime();
  return left;
};
