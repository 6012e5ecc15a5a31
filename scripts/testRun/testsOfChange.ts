import { changesNoBuild } from '../inputs';

/** Folders that no page depends on. */
const outsidePages = /^(?:e2e|bench|scripts|docs|deploy|\.[^/]+)\//;
/** Files of the root that every build reads. */
const rootFile = /^[^/]+\.(?:json|mjs)$/;

/** Returns whether pages can depend on a file. */
export const affectsPages = (file: string): boolean =>
  !changesNoBuild(file) && !outsidePages.test(file) && (file.includes('/') || rootFile.test(file));

const isCode = (file: string): boolean => /\.(?:tsx?|mjs|cjs|json)$/.test(file);

/** Files outside of jest's projects. Tests of `scripts` read them. */
const outsideProjects = /^(?:deploy|docs|e2e|partners|\.[^/]+)\/|^[^/]+$/;

/**
 * Returns the arguments of jest for each run of the tests that changed files can affect: the tests that import them. For files that no test
 * imports, and removed ones, all tests of the project. `exists`: whether a file is still there.
 */
export const testRunsOf = (
  files: readonly string[],
  exists: (file: string) => boolean,
): readonly (readonly string[])[] => {
  if (files.some((file) => !file.includes('/') && isCode(file))) return [[]];
  const imported = files.filter((file) => isCode(file) && !file.startsWith('deploy/') && exists(file));
  const otherFiles = files.filter(
    (file) => !imported.includes(file) && (file.startsWith('docs/') || !file.endsWith('.md')),
  );
  const projects = new Set(
    otherFiles.map((file) => (outsideProjects.test(file) ? 'scripts' : (file.split('/')[0] ?? ''))),
  );
  return [
    ...(imported.length > 0 ? [['--findRelatedTests', ...imported]] : []),
    ...(projects.size > 0 ? [['--selectProjects', ...projects]] : []),
  ];
};
