import { dirname } from 'node:path';
import type { Compilation, Module } from 'webpack';
import { sharedLibraries, versionSeenFrom } from './sharedLibraries';

const sharedPackages: ReadonlySet<string> = new Set(sharedLibraries.flatMap(({ packages }) => packages));

const textField = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

/** Returns the share key of a shared library, or `''` for another module. */
const shareKeyOf = (module: Module): string =>
  module.type === 'consume-shared-module' ? textField(Reflect.get(module, 'options'), 'shareKey') : '';

const sortedNames = (names: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> =>
  Object.fromEntries([...names.keys()].toSorted().map((key) => [key, [...(names.get(key) ?? [])].toSorted()]));

/** Returns the names that a remote's build uses of each shared library, by share key. Namespace imports name none. */
export const usedNames = (compilation: Compilation): Record<string, string[]> => {
  const names = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    const key = shareKeyOf(module);
    if (!key) continue;
    const nameSet = names.get(key) ?? new Set();
    names.set(key, nameSet);
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      if (!connection.dependency || connection.getActiveState(undefined) === false) continue;
      for (const reference of compilation.getDependencyReferencedExports(connection.dependency, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        if (name !== undefined) nameSet.add(name);
      }
      // webpack does not report a default export that is resolved at run time.
      const ids: unknown = Reflect.get(connection.dependency, 'ids');
      if (Array.isArray(ids) && ids[0] === 'default') nameSet.add('default');
    }
  }
  return sortedNames(names);
};

/** Returns the names that the shell provides by its modules in `shared/lib`, by share key. Omits packages that are shared whole. */
export const providedNames = ({ modules, moduleGraph }: Compilation): Record<string, string[]> => {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    const [, library] = /[\\/]shared[\\/]lib[\\/](\w+)\.ts$/.exec(textField(module, 'resource')) ?? [];
    const provided = library === undefined ? null : moduleGraph.getExportsInfo(module).getProvidedExports();
    if (Array.isArray(provided)) names.set(`@caravan/${library}`, new Set(provided));
  }
  return sortedNames(names);
};

/** Returns the shared packages that a remote's build uses, with the versions that its folder resolves. */
export const consumedVersions = (modules: Iterable<Module>, directory: string): Record<string, string> => {
  const keys = new Set([...modules].map(shareKeyOf).filter(Boolean));
  const packages = new Set(sharedLibraries.flatMap((library) => (keys.has(library.shareKey) ? library.packages : [])));
  return Object.fromEntries([...packages].toSorted().map((name) => [name, versionSeenFrom(directory, name)]));
};

/** Returns the versions of the shared packages in a build. Throws if one is missing or bundled twice. */
export const bundledVersions = (modules: Iterable<Module>): Record<string, string> => {
  const found = new Map<string, string>();
  for (const module of modules) {
    const resource = textField(module, 'resource');
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
