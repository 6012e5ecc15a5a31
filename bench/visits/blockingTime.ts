import type { Measurements } from './observe';

/** Milliseconds of a task that do not count as blocking. */
const FREE_MS = 50;

type Tasks = Pick<Measurements, 'tasks' | 'firstPaint'>;

/** Returns the milliseconds of each long task after the first paint. */
export const tasksAfterPaint = ({ tasks, firstPaint }: Tasks): number[] =>
  tasks.map(([start, duration]) => start + duration - Math.max(start, firstPaint));

/** Returns the total blocking time: the part of each task beyond 50 ms, from the first paint on. */
export const blockingTime = (measurements: Tasks): number =>
  tasksAfterPaint(measurements).reduce((sum, blocked) => sum + Math.max(0, blocked - FREE_MS), 0);
