import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A library of which the site runs one instance: what sections import, and the key it is shared under. */
export interface SharedLibrary {
  readonly shareKey: string;
  readonly requests: readonly string[];
  /** The packages that it is made of; the version of the first is that of the share key. */
  readonly packages: readonly [string, ...string[]];
}

/** The share scope of the site. */
export const SHARE_SCOPE = 'caravan';

/**
 * Sections import libraries by their usual names; the build shares them under keys of our own, each a module of
 * `shared/lib` that re-exports the names in use: shared libraries are not tree-shaken otherwise.
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
  // Loaded when somebody looks at a chart closely, and then once for all sections.
  { shareKey: '@caravan/charts', requests: ['highcharts/esm/highcharts.js'], packages: ['highcharts'] },
  { shareKey: '@caravan/styles', requests: ['styled-components'], packages: ['styled-components'] },
];

/** The version of a package that a workspace finds from its folder, where it may have packages of its own. */
export const versionSeenFrom = (directory: string, name: string): string => {
  const found: unknown = createRequire(join(directory, 'package.json'))(`${name}/package.json`);
  if (typeof found === 'object' && found !== null && 'version' in found) return String(found.version);
  throw new Error(`${name} has no version`);
};

/** Share key to the version that a workspace finds from its folder. */
export const sharedVersions = (directory: string): Record<string, string> =>
  Object.fromEntries(
    sharedLibraries.map(({ shareKey, packages }) => [shareKey, versionSeenFrom(directory, packages[0])]),
  );
