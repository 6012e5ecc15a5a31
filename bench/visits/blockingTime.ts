import type { Notes } from './observe';

/** Longer than this, a task is felt by who presses something meanwhile. */
const FREE = 50;

/** Total blocking time: what tasks take beyond 50 ms each, from the first paint on. */
export const blockingTime = ({ tasks, firstPaint }: Pick<Notes, 'tasks' | 'firstPaint'>): number =>
  tasks
    .map(([start, duration]) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, blocked) => sum + Math.max(0, blocked - FREE), 0);
