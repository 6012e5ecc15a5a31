import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { PublishRefused } from '../refused';

/** Where a build comes from. */
export interface BuildOrigin {
  /** Git commit, or null if there is no repository. */
  readonly commit: string | null;
  /** The working tree had uncommitted changes. */
  readonly uncommitted: boolean;
  /** `user@host`, or the address of a CI job. */
  readonly builder: string;
  /** ISO time. */
  readonly builtAt: string;
  /** SHA-256 of the sources, the shared workspaces and the locked packages (`scripts/inputs.ts`), in hexadecimal. */
  readonly sources: string;
}

const git = (folder: string, ...words: readonly string[]): string | null => {
  try {
    return execFileSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

const builderOf = (env: NodeJS.ProcessEnv): string => {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL } = env;
  if (GITHUB_RUN_ID) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL || `${userInfo().username}@${hostname()}`;
};

/** Returns the origin of the build in `dist`. The build wrote the hash of its sources into `dist/inputs`. */
export const buildOrigin = (dist: string, env: NodeJS.ProcessEnv = process.env): BuildOrigin => {
  const file = join(dist, 'inputs');
  const stat = statSync(file, { throwIfNoEntry: false });
  const sources = stat ? readFileSync(file, 'utf8').trim() : '';
  if (!stat || !/^[\da-f]{64}$/.test(sources))
    throw new PublishRefused(`${file} does not contain the hash of the sources (build it again)`);
  const head = git(dist, 'rev-parse', 'HEAD');
  return {
    commit: head ?? (env['CARAVAN_COMMIT'] || null),
    uncommitted: head !== null && git(dist, 'status', '--porcelain') !== '',
    builder: builderOf(env),
    builtAt: stat.mtime.toISOString(),
    sources,
  };
};
