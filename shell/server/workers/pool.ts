import type { createQueue } from '../queue';
import type { RenderProcess } from './renderProcess';

/** The processes of one server build. */
export interface Pool {
  readonly name: string;
  readonly version: string;
  readonly file: string | null;
  /** Bounds the requests that are answered at the same time. */
  readonly queue: ReturnType<typeof createQueue>;
  live: RenderProcess[];
  /** Resolves with the process that is loading its build. */
  loading: Promise<RenderProcess> | null;
  /** A process has loaded its build. If another one does not load it, the build is not at fault. */
  hasLoaded: boolean;
  /** The next process starts at this time of `performance.now()` at the earliest. */
  startableAt: number;
  /** False if its build does not load, or has ended a process. */
  isUsable: boolean;
  /** No release has the version. Requests under way are still answered. */
  isReplaced: boolean;
  /** No release has the version yet: it runs for overrides and previews. */
  isOnDemand: boolean;
  usedAt: number;
}
