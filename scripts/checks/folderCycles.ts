import { dirname } from 'node:path/posix';
import { isTestCode } from './sourceFiles';

/** A file and what it imports, as dependency-cruiser lists it. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** The sibling folders that a folder imports, by folder. Each has the first import found. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Returns the sibling folders that contain two files, or null if one file is above or beside the other. For folders at the top
 * the import table has the rules.
 */
const siblingsOf = (from: string, to: string): readonly [string, string] | null => {
  const [fromFolders, toFolders] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = fromFolders.findIndex((name, index) => name !== toFolders[index]);
  if (depth < 1 || depth >= toFolders.length) return null;
  return [fromFolders.slice(0, depth + 1).join('/'), toFolders.slice(0, depth + 1).join('/')];
};

const importsOf = (modules: readonly Module[]): Imports => {
  const imports = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules.filter((module) => !isTestCode(module.source))) {
    for (const { resolved } of dependencies) {
      const siblings = siblingsOf(source, resolved);
      if (!siblings) continue;
      const [fromFolder, toFolder] = siblings;
      const targets = imports.get(fromFolder) ?? new Map<string, string>();
      if (!targets.has(toFolder)) targets.set(toFolder, `${source} imports ${resolved}`);
      imports.set(fromFolder, targets);
    }
  }
  return imports;
};

/** Returns the imports on the shortest way from a folder back to itself. */
const cycleFrom = (start: string, imports: Imports): readonly (readonly [folder: string, example: string])[] | null => {
  const paths = new Map<string, readonly (readonly [string, string])[]>([[start, []]]);
  // Iterating a map includes entries added meanwhile, so this is a breadth-first search.
  for (const [folder, path] of paths) {
    for (const [next, example] of imports.get(folder) ?? []) {
      const extended = [...path, [folder, example] as const];
      if (next === start) return extended;
      if (!paths.has(next)) paths.set(next, extended);
    }
  }
  return null;
};

/**
 * Finds cycles between sibling folders, at any depth of the files. Leaves tests out. The folder rules of dependency-cruiser
 * cannot leave tests out. They see only the folder directly around an imported file.
 */
export const findFolderCycles = (modules: readonly Module[]): string[] => {
  const imports = importsOf(modules);
  const reported = new Set<string>();
  return [...imports.keys()].toSorted().flatMap((folder) => {
    const cycle = reported.has(folder) ? null : cycleFrom(folder, imports);
    if (!cycle) return [];
    for (const [member] of cycle) reported.add(member);
    return [`${folder}: no-folder-cycles: ${cycle.map(([, example]) => example).join('; ')}`];
  });
};
