import * as v from 'valibot';
import type { Check } from './finding';

const platform = v.optional(v.union([v.string(), v.array(v.string())]));

const lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      link: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      os: platform,
      cpu: platform,
    }),
  ),
});

/**
 * Every package of the lock file has the hash of its content. Those of workspaces have no content of their own, and those
 * binaries that completeLock.ts names for other platforms have no hash because the registry that npm asked lacks them.
 */
export const checkLockIntegrity: Check = (files) =>
  files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap(({ path, text }) =>
      Object.entries(v.parse(lock, JSON.parse(text)).packages)
        .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
        .filter(([, { integrity, resolved, optional, os, cpu }]) => {
          const isNamedOnly = optional === true && resolved === undefined && (os ?? cpu) !== undefined;
          return integrity === undefined && !isNamedOnly;
        })
        .map(([place]) => ({
          file: path,
          line: text.slice(0, text.indexOf(`"${place}": {`)).split('\n').length,
          message: `${place} has no integrity: delete the entry, and let npm install write it anew`,
        })),
    );
