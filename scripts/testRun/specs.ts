import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspaces';
import { affectsPages } from './testsOfChange';

/** Returns the paths of a spec and of the files of e2e that it imports. */
const sourcesOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, name = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    const path = join(dirname(file), name);
    const imported = existsSync(join(root, path)) ? `${path}/index.ts` : `${path}.ts`;
    if (imported.startsWith('e2e/')) sourcesOf(imported, found);
  }
  return found;
};

/** The option that runs specs against a cluster. */
export const CLUSTER_OPTION = '--cluster';

/** These specs need a cluster. Without a pattern `--cluster` runs them alone. */
const CLUSTER_FOLDER = 'e2e/specs/cluster/';

/**
 * Returns the paths of specs, all or those that match a pattern. Long ones (`.long.e2e.ts`) are left out without `--all`, and those of a
 * cluster without `--cluster`.
 */
export const specFiles = (words: readonly string[] = []): string[] => {
  const [isAll, isOnCluster] = [words.includes('--all'), words.includes(CLUSTER_OPTION)];
  const requested = words.filter((word) => word !== '--all' && word !== CLUSTER_OPTION);
  const patterns = isOnCluster && requested.length === 0 ? [CLUSTER_FOLDER] : requested;
  return readdirSync(join(root, 'e2e/specs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `e2e/specs/${name}`)
    .filter((file) => file.endsWith('.e2e.ts') && (isAll || !file.endsWith('.long.e2e.ts')))
    .filter((file) => isOnCluster || !file.startsWith(CLUSTER_FOLDER))
    .filter((file) => patterns.length === 0 || patterns.some((pattern) => new RegExp(pattern, 'i').test(file)));
};

/** Chooses the specs that changed. If pages may have changed, adds the page audit and the specs without a browser. Counts the others. */
export const chooseSpecs = (files: readonly string[]): { chosen: string[]; omitted: number } => {
  const all = specFiles();
  const changesPages = files.some(affectsPages);
  const chosen = all.filter((spec) => {
    const sources = sourcesOf(spec);
    const isOfEveryPage = spec.includes('/http/') || sources.has('e2e/audit/pages.ts');
    return (changesPages && isOfEveryPage) || files.some((file) => sources.has(file));
  });
  return { chosen, omitted: all.length - chosen.length };
};
