import type { Noted, Tracked } from './tracked';

/** One step of a visit, and every event that it causes, in whatever order they arrive. */
interface Step {
  readonly name: string;
  readonly act: () => Promise<unknown>;
  readonly noted: readonly Noted[];
}

const inOrder = (noted: readonly Noted[]): string[] => noted.map((event) => JSON.stringify(event)).toSorted();

/** Goes step by step; what a step notes too much or too late is found in the next one. */
export const walk = async (tracked: Tracked, steps: readonly Step[]): Promise<void> => {
  for (const { name, act, noted } of steps) {
    await act();
    expect([name, ...inOrder(await tracked.next(noted.length))]).toEqual([name, ...inOrder(noted)]);
  }
};
