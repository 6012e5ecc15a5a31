import { sharedLibraries } from '../../shared/build';
import type { Check, Finding, SourceFile } from './finding';
import { isTestCode } from './sourceFiles';
import type { TreeNode } from './syntaxTree';
import { isNode, lineOf, parseTree, textOf, visitTree } from './syntaxTree';

/** Import request to the file whose exports stand behind it at run time: several requests may meet in one file. */
const libraryFiles: ReadonlyMap<string, string> = new Map(
  sharedLibraries.flatMap(({ shareKey, requests }) => {
    const [, name] = /^@caravan\/(\w+)$/.exec(shareKey) ?? [];
    return name === undefined ? [] : requests.map((request) => [request, `shared/lib/${name}.ts`] as const);
  }),
);

/** What a remote's bundle is made of: for these, the libraries come from the share scope. */
const isInRemotes = (path: string): boolean =>
  /^(?:mf-[^/]+\/src|shared\/(?!build\/|lib\/|testing\/)[^/]+)\//.test(path) && isCode(path);
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !isTestCode(path);

/** A name that a file takes from a module, or gives on from it, as a value; `*` for all of them at once. */
interface UsedName {
  readonly from: string;
  readonly name: string;
  /** The name that it is given on by, where that is another. */
  readonly givenAs?: string;
  readonly node: TreeNode;
}

const nameOf = (node: unknown): string => (isNode(node) ? textOf(node, 'value') : '');

/** The name that a specifier asks its module for; null where it is a type. */
const askedFor = (specifier: TreeNode): string | null => {
  if (specifier['isTypeOnly'] === true) return null;
  switch (specifier.type) {
    case 'ImportSpecifier':
      return nameOf(specifier['imported']) || nameOf(specifier['local']);
    case 'ExportSpecifier':
      return nameOf(specifier['orig']);
    case 'ImportDefaultSpecifier':
      return 'default';
    default:
      return '*';
  }
};

const namesOf = (file: SourceFile): UsedName[] => {
  const names: UsedName[] = [];
  visitTree(parseTree(file), (node) => {
    const from = nameOf(node['source']);
    if (from === '' || node['typeOnly'] === true) return true;
    if (node.type === 'ExportAllDeclaration') names.push({ from, name: '*', node });
    if (Array.isArray(node['specifiers'])) {
      for (const specifier of node['specifiers'].filter(isNode)) {
        const name = askedFor(specifier);
        const givenAs = nameOf(specifier['exported']) || undefined;
        if (name !== null) names.push({ from, name, ...(givenAs && { givenAs }), node });
      }
    }
    return false;
  });
  return names;
};

/**
 * Names that a remote takes from a shared library although `shared/lib` does not give them on: undefined at run time,
 * which types do not notice. And names that `shared/lib` gives on for nobody: shared libraries are not tree-shaken.
 */
export const checkSharedNames: Check = (files) => {
  const given = files
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
      ({ name, library }) => !given.some((gift) => gift.file.path === library && (gift.givenAs ?? gift.name) === name),
    )
    .map(({ name, from, library, file, node }): Finding => {
      const message = `${name} of ${from} is undefined at run time: ${library} does not export it`;
      return { file: file.path, line: lineOf(node, file.text), message };
    });
  const idle = given
    .filter(({ name, file }) => !used.some((use) => use.library === file.path && use.name === name))
    .map(({ name, file, node }): Finding => {
      const message = `${name} is used nowhere: every page would carry it`;
      return { file: file.path, line: lineOf(node, file.text), message };
    });
  return [...missing, ...idle];
};
