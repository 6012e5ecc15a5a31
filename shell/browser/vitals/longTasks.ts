import { remoteOfAddress } from '../remotes/fileLists';

/** A long animation frame, or a long task in browsers without such frames, which name no scripts. Times in milliseconds. */
export interface LongTask {
  readonly startTime: number;
  readonly duration: number;
  readonly scripts?: readonly { readonly duration: number; readonly sourceURL: string }[];
}

/** A slow reaction to a pointer or key, and the remote of the slot that contains its target. */
export interface SlowInteraction {
  readonly startTime: number;
  readonly duration: number;
  readonly remote: string;
}

const overlaps = (task: LongTask, { startTime, duration }: SlowInteraction): boolean =>
  startTime < task.startTime + task.duration && task.startTime < startTime + duration;

/** Returns the remote that caused a task: that of its longest script, else of the slot of a slow interaction. */
const causeOf = (task: LongTask, interactions: readonly SlowInteraction[]): string => {
  const [longest] = (task.scripts ?? []).toSorted((a, b) => b.duration - a.duration);
  return remoteOfAddress(longest?.sourceURL ?? '') || (interactions.find((each) => overlaps(task, each))?.remote ?? '');
};

/** Adds up long tasks by the remote that caused them. Those without a known cause count under an empty name. */
export const sumLongTasks = (
  tasks: readonly LongTask[],
  interactions: readonly SlowInteraction[],
): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const task of tasks) {
    const remote = causeOf(task, interactions);
    sums.set(remote, (sums.get(remote) ?? 0) + task.duration);
  }
  return sums;
};
