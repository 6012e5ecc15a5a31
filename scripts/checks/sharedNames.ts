import { sharedLibraries } from '../../shared/build';
import { findingAt, isTestCode, parse, type Check, type SourceFile } from './sourceFiles';

/** The file whose exports remotes get at run time, by import request. Several requests may lead to one file. */
const libraryFiles: ReadonlyMap<string, string> = new Map(
  sharedLibraries.flatMap(({ shareKey, requests }) => {
    const [, name] = /^@caravan\/(\w+)$/.exec(shareKey) ?? [];
    return name === undefined ? [] : requests.map((request) => [request, `shared/lib/${name}.ts`] as const);
  }),
);

/** Returns whether a file is bundled into remotes, which get the libraries from the share scope. */
const isInRemotes = (path: string): boolean =>
  /^(?:mf-[^/]+\/src|shared\/(?!build\/|lib\/|private\/|testing\/)[^/]+)\//.test(path) && isCode(path);
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !isTestCode(path);

/** A value that a file imports or re-exports, by its name in the other module. `*` means all values. */
interface UsedName {
  readonly from: string;
  readonly name: string;
  /** The name of a re-export. */
  readonly exportedAs?: string;
  readonly start: number;
}

const isDefault = (kind: string): boolean => kind === 'Default';

const namesOf = (file: SourceFile): UsedName[] => {
  const { staticImports, staticExports } = parse(file).module;
  const imports = staticImports.flatMap(({ moduleRequest, entries, start }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) => ({
        from: moduleRequest.value,
        name: isDefault(kind) ? 'default' : (name ?? '*'),
        start,
      })),
  );
  const exports = staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, isType }) => {
      if (moduleRequest === null || isType) return [];
      const exportedAs = isDefault(exportName.kind) ? 'default' : exportName.name;
      const name = importName.name ?? '*';
      return [{ from: moduleRequest.value, name, ...(exportedAs && { exportedAs }), start }];
    }),
  );
  return [...imports, ...exports];
};

/**
 * Finds names that a remote imports from a shared library although `shared/lib` does not export them. They are undefined at run
 * time, and the types do not show it. Also finds names that `shared/lib` exports and no file uses, since every page would carry
 * them.
 */
export const checkSharedNames: Check = (files) => {
  const exported = files
    .filter(({ path }) => [...libraryFiles.values()].includes(path))
    .flatMap((file) => namesOf(file).map((name) => ({ ...name, file })));
  const used = files
    .filter(({ path, text }) => isCode(path) && !path.startsWith('shared/lib/') && text.includes('from'))
    .flatMap((file) =>
      namesOf(file).flatMap((name) => {
        const library = libraryFiles.get(name.from);
        return library === undefined ? [] : [{ ...name, file, library }];
      }),
    );
  const missing = used
    .filter(({ file }) => isInRemotes(file.path))
    .filter(
      ({ name, library }) =>
        !exported.some((each) => each.file.path === library && (each.exportedAs ?? each.name) === name),
    )
    .map(({ name, from, library, file, start }) =>
      findingAt(file, start, `${name} of ${from} is undefined at run time: ${library} does not export it`),
    );
  const unused = exported
    .filter(({ name, file }) => !used.some((use) => use.library === file.path && use.name === name))
    .map(({ name, file, start }) => findingAt(file, start, `${name} is used nowhere: every page would carry it`));
  return [...missing, ...unused];
};
