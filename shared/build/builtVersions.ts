import { dirname } from 'node:path';
import type { Module } from 'webpack';
import { sharedLibraries, versionSeenFrom } from './sharedLibraries';

const sharedPackages: ReadonlySet<string> = new Set(sharedLibraries.flatMap(({ packages }) => packages));

const textIn = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

/** Of the packages that the site shares those that a remote's build asks for, in the version that its folder finds. */
export const consumedVersions = (modules: Iterable<Module>, directory: string): Record<string, string> => {
  const keys = new Set(
    [...modules]
      .filter(({ type }) => type === 'consume-shared-module')
      .map((module) => textIn(Reflect.get(module, 'options'), 'shareKey')),
  );
  const packages = new Set(sharedLibraries.flatMap((library) => (keys.has(library.shareKey) ? library.packages : [])));
  return Object.fromEntries([...packages].toSorted().map((name) => [name, versionSeenFrom(directory, name)]));
};

/** The version of every shared package that a build holds the code of. Throws where one is missing, or is there twice. */
export const bundledVersions = (modules: Iterable<Module>): Record<string, string> => {
  const found = new Map<string, string>();
  for (const module of modules) {
    const resource = textIn(module, 'resource');
    const [, name = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(resource) ?? [];
    if (!sharedPackages.has(name)) continue;
    const version = versionSeenFrom(dirname(resource), name);
    const known = found.get(name) ?? version;
    if (known !== version) throw new Error(`${name} is bundled twice: ${known} and ${version}`);
    found.set(name, version);
  }
  return Object.fromEntries(
    [...sharedPackages].toSorted().map((name) => {
      const version = found.get(name);
      if (version === undefined) throw new Error(`${name} is shared, but not bundled`);
      return [name, version];
    }),
  );
};
