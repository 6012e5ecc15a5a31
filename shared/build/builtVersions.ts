import { dirname } from 'node:path';
import type { Compilation, Module } from 'webpack';
import { sharedLibraries, versionSeenFrom } from './sharedLibraries';

const sharedPackages: ReadonlySet<string> = new Set(sharedLibraries.flatMap(({ packages }) => packages));

const textIn = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

/** The share key of what a remote takes from the site; empty for a module of its own. */
const shareKeyOf = (module: Module): string =>
  module.type === 'consume-shared-module' ? textIn(Reflect.get(module, 'options'), 'shareKey') : '';

const sortedNames = (names: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> =>
  Object.fromEntries([...names.keys()].toSorted().map((key) => [key, [...(names.get(key) ?? [])].toSorted()]));

/** By share key, the names that a remote's build takes from what is shared. Who takes a module whole names none. */
export const usedNames = (compilation: Compilation): Record<string, string[]> => {
  const names = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const key = shareKeyOf(module);
    if (!key) continue;
    const taken = names.get(key) ?? new Set();
    names.set(key, taken);
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || connection.getActiveState(undefined) === false) continue;
      for (const reference of compilation.getDependencyReferencedExports(connection.dependency, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) taken.add(name);
      }
      // Webpack says nothing of a default that it knows at run time only.
      const ids: unknown = Reflect.get(connection.dependency, 'ids');
      if (Array.isArray(ids) && ids[0] === 'default') taken.add('default');
    }
  }
  return sortedNames(names);
};

/** By share key, the names that the shell gives on by its modules in `shared/lib`; packages given whole are left out. */
export const providedNames = ({ modules, moduleGraph }: Compilation): Record<string, string[]> => {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    const [, library] = /[\\/]shared[\\/]lib[\\/](\w+)\.ts$/.exec(textIn(module, 'resource')) ?? [];
    const provided = library === undefined ? null : moduleGraph.getExportsInfo(module).getProvidedExports();
    if (Array.isArray(provided)) names.set(`@caravan/${library}`, new Set(provided));
  }
  return sortedNames(names);
};

/** Of the packages that the site shares those that a remote's build asks for, in the version that its folder finds. */
export const consumedVersions = (modules: Iterable<Module>, directory: string): Record<string, string> => {
  const keys = new Set([...modules].map(shareKeyOf).filter(Boolean));
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
