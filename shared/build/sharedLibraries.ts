import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A library that the site shares, so that all remotes use one instance. */
export interface SharedLibrary {
  readonly shareKey: string;
  readonly requests: readonly string[];
  /** The packages of the library. The first one's version is the version of the share key. */
  readonly packages: readonly [string, ...string[]];
}

export const SHARE_SCOPE = 'caravan';

/**
 * Remotes import libraries by their usual names. The build maps these to share keys, each a module of `shared/lib` that
 * re-exports the used names. Whole shared libraries could not be tree-shaken.
 */
export const sharedLibraries: readonly SharedLibrary[] = [
  { shareKey: 'react', requests: ['react'], packages: ['react'] },
  { shareKey: 'react/jsx-runtime', requests: ['react/jsx-runtime'], packages: ['react'] },
  { shareKey: 'react-dom', requests: ['react-dom'], packages: ['react-dom'] },
  { shareKey: '@caravan/router', requests: ['react-router-dom'], packages: ['react-router'] },
  {
    shareKey: '@caravan/redux',
    requests: ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react', 'react-redux'],
    packages: ['@reduxjs/toolkit', 'react-redux'],
  },
  // Loaded with the first interactive chart, once for all remotes.
  { shareKey: '@caravan/charts', requests: ['highcharts/esm/highcharts.js'], packages: ['highcharts'] },
  { shareKey: '@caravan/styles', requests: ['styled-components'], packages: ['styled-components'] },
];

/** Returns the version of a package that a workspace resolves. A workspace may have its own packages. */
export const versionSeenFrom = (directory: string, name: string): string => {
  const found: unknown = createRequire(join(directory, 'package.json'))(`${name}/package.json`);
  if (typeof found === 'object' && found !== null && 'version' in found) return String(found.version);
  throw new Error(`the package.json of ${name} has no version`);
};

/** Returns the versions that a workspace resolves, by share key. */
export const sharedVersions = (directory: string): Record<string, string> =>
  Object.fromEntries(
    sharedLibraries.map(({ shareKey, packages }) => [shareKey, versionSeenFrom(directory, packages[0])]),
  );
