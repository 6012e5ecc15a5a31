import { createRequire } from 'node:module';

/** A library of which the site runs one instance: what sections import, and the key it is shared under. */
export interface SharedLibrary {
  readonly shareKey: string;
  readonly requests: readonly string[];
  /** The package whose version decides. */
  readonly package: string;
}

/** The share scope of the site. */
export const SHARE_SCOPE = 'caravan';

/**
 * Sections import libraries by their usual names; the build shares them under keys of our own, each a module of
 * `shared/lib` that re-exports the names in use: shared libraries are not tree-shaken otherwise.
 */
export const sharedLibraries: readonly SharedLibrary[] = [
  { shareKey: 'react', requests: ['react'], package: 'react' },
  { shareKey: 'react/jsx-runtime', requests: ['react/jsx-runtime'], package: 'react' },
  { shareKey: 'react-dom', requests: ['react-dom'], package: 'react-dom' },
  { shareKey: '@caravan/router', requests: ['react-router-dom'], package: 'react-router-dom' },
  {
    shareKey: '@caravan/redux',
    requests: ['@reduxjs/toolkit', '@reduxjs/toolkit/query/react', 'react-redux'],
    package: '@reduxjs/toolkit',
  },
  { shareKey: '@caravan/i18n', requests: ['react-i18next'], package: 'react-i18next' },
  { shareKey: '@caravan/styles', requests: ['styled-components'], package: 'styled-components' },
];

const require = createRequire(import.meta.url);

const versionOf = (name: string): string => {
  const found: unknown = require(`${name}/package.json`);
  if (typeof found === 'object' && found !== null && 'version' in found) return String(found.version);
  throw new Error(`${name} has no version`);
};

/** Share key to the version installed here: what a remote is built against, and what the shell provides. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(sharedLibraries.map((library) => [library.shareKey, versionOf(library.package)]));
