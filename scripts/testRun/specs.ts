import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspaces';
import { isAbout, type Reach } from './reach';

interface Spec {
  /** Its path from the project's folder. */
  readonly file: string;
  /** Its text, and that of the files of `e2e/pages` that it imports, which name addresses. */
  readonly text: string;
  /** Itself and the files of e2e that it imports. */
  readonly sources: ReadonlySet<string>;
}

/** Returns whether a spec concerns every page: the page audit, which reads CARAVAN_REMOTES, and specs without a browser. */
const concernsEveryPage = ({ file, sources }: Spec): boolean =>
  /\/http\/|\/audit[^/]*$/.test(file) || sources.has('e2e/audit/pages.ts');

/** This file names all pages, so it says nothing about the pages of a spec. */
const allPages = 'e2e/pages/routes.ts';

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

const readSpecs = (): Spec[] =>
  specFiles().map((file) => {
    const sources = sourcesOf(file);
    const ownSources = [...sources].filter(
      (each) => each === file || (each.startsWith('e2e/pages/') && each !== allPages),
    );
    return { file, sources, text: ownSources.map((each) => readFileSync(join(root, each), 'utf8')).join('\n') };
  });

/** Chooses the specs for changed files, and counts the others. `all`: every page of the site. */
export const chooseSpecs = (
  files: readonly string[],
  { pages, isEverywhere }: Reach,
  all: readonly string[],
): { chosen: string[]; omitted: number } => {
  const specs = readSpecs();
  const changed = specs.filter(({ sources }) => files.some((file) => sources.has(file)));
  const concerned = specs.filter(
    (spec) => pages.length > 0 && (concernsEveryPage(spec) || isAbout(spec.text, pages, all)),
  );
  // Specs that need a site for themselves take long. A change that affects every page would choose every spec.
  const quickSpecs = concerned.filter(
    (spec) => !/\/(?:alone|gate)\//.test(spec.file) && (!isEverywhere || concernsEveryPage(spec)),
  );
  const chosen = new Set([...changed, ...quickSpecs].map(({ file }) => file));
  return { chosen: [...chosen], omitted: specs.length - chosen.size };
};
