import type { Notes } from './observe';

/** Longer than this, a task is felt by who presses something meanwhile. */
const FREE = 50;

type Tasks = Pick<Notes, 'tasks' | 'firstPaint'>;

/** What long tasks take from the first paint on, each. */
export const tasksAfterPaint = ({ tasks, firstPaint }: Tasks): number[] =>
  tasks.map(([start, duration]) => start + duration - Math.max(start, firstPaint));

/** Total blocking time: what tasks take beyond 50 ms each, from the first paint on. */
export const blockingTime = (notes: Tasks): number =>
  tasksAfterPaint(notes).reduce((sum, blocked) => sum + Math.max(0, blocked - FREE), 0);
