import { dirname } from 'node:path/posix';
import { isTestCode } from './sourceFiles';

/** A file and what it imports, as dependency-cruiser lists it. */
interface Module {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
}

/** By folder: the folders beside it that it imports, each with the first import found. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The two folders beside each other that hold the two files; none where one file lies above or beside the other. For the
 * folders at the top the import table says who may import whom.
 */
const siblingsOf = (from: string, to: string): readonly [string, string] | null => {
  const [own, other] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = own.findIndex((name, index) => name !== other[index]);
  if (depth < 1 || depth >= other.length) return null;
  return [own.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
};

const importsOf = (modules: readonly Module[]): Imports => {
  const imports = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules.filter((module) => !isTestCode(module.source))) {
    for (const { resolved } of dependencies) {
      const siblings = siblingsOf(source, resolved);
      if (!siblings) continue;
      const [own, other] = siblings;
      const found = imports.get(own) ?? new Map<string, string>();
      if (!found.has(other)) found.set(other, `${source} imports ${resolved}`);
      imports.set(own, found);
    }
  }
  return imports;
};

/** The shortest way from a folder back to itself: each import on it. */
const cycleFrom = (start: string, imports: Imports): readonly (readonly [folder: string, example: string])[] | null => {
  const ways = new Map<string, readonly (readonly [string, string])[]>([[start, []]]);
  // A map gives the entries added on the way too: each folder once, the near ones first.
  for (const [folder, way] of ways) {
    for (const [next, example] of imports.get(folder) ?? []) {
      const further = [...way, [folder, example] as const];
      if (next === start) return further;
      if (!ways.has(next)) ways.set(next, further);
    }
  }
  return null;
};

/**
 * Folders beside each other that import each other in a cycle, however deep the files lie; tests and what helps them may.
 * dependency-cruiser's rules of folders cannot leave tests out, and see only the folder that an imported file lies in.
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
