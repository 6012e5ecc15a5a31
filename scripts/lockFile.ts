import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const platform = v.optional(v.union([v.string(), v.array(v.string())]));
const schema = v.looseObject({
  packages: v.record(
    v.string(),
    v.looseObject({
      version: v.optional(v.string()),
      resolved: v.optional(v.string()),
      integrity: v.optional(v.string()),
      link: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      optionalDependencies: v.optional(v.record(v.string(), v.string())),
      os: platform,
      cpu: platform,
    }),
  ),
});
export type LockFile = v.InferOutput<typeof schema>;

/** Parses the text of a `package-lock.json`. The keys keep their order. */
export const parseLock = (text: string): LockFile => {
  const lock: unknown = JSON.parse(text);
  v.assert(schema, lock);
  return lock;
};

export const readLock = (project: string): LockFile =>
  parseLock(readFileSync(join(project, 'package-lock.json'), 'utf8'));

/** Writes a lock file with its packages in npm's order. */
export const writeLock = (project: string, lock: LockFile): void => {
  const packages = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const sorted = { ...lock, packages: Object.fromEntries(packages) };
  writeFileSync(join(project, 'package-lock.json'), `${JSON.stringify(sorted, null, 2)}\n`);
};
