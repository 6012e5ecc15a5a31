/**
 * Milliseconds from the start of a request for a page to its answer. The wait in the queue, all render workers that are asked and their
 * calls share them. Less than the 30 s after which an idle connection ends, so that the visitor gets an answer.
 */
export const PAGE_BUDGET_MS = 20_000;

/** The time of a request was used up before a page was rendered. */
export class OutOfTime extends Error {
  constructor() {
    super('no render worker answered within the time of the request');
  }
}

/** Ends of a render. */
export interface RenderLimits {
  /** When the time of the request is used up: a value of `performance.now()`. */
  readonly deadline: number;
  /** Aborts a render that has not begun. */
  readonly signal?: AbortSignal | undefined;
}

/** Returns the limits of a request that starts now. */
export const limitsFromNow = (): RenderLimits => ({ deadline: performance.now() + PAGE_BUDGET_MS });

/** Returns the milliseconds that are left. Throws {@link OutOfTime} if there are none. */
export const timeLeft = ({ deadline }: RenderLimits): number => {
  const leftMs = deadline - performance.now();
  if (leftMs <= 0) throw new OutOfTime();
  return leftMs;
};
