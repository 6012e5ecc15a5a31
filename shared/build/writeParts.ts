import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, parse, string } from 'valibot';
import type { Federation } from '../contracts/federation';
import { LANGUAGES } from '../terms';

const toPascalCase = (id: string): string => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const lines = (entries: readonly string[]): string => entries.map((entry) => `  ${entry},\n`).join('');

const importOf = (chunk: string, file: string): string => `import(/* webpackChunkName: "${chunk}" */ './${file}')`;
const loaderOf = (chunk: string, file: string): string => `() => ${importOf(chunk, file)}`;

/** Source of a record with the texts of some folders' `locales` by language, all in one chunk. Without folders the texts are empty. */
const textsOf = (folders: readonly string[], chunk: (language: string) => string): string => {
  const entryOf = (language: string): string => {
    const imports = folders.map((folder) => importOf(chunk(language), `${folder}locales/${language}.json`));
    if (imports.length === 1) return `() => ${imports[0]}`;
    const texts = imports.map((load) => `...(await ${load}).default`);
    return `async () => ({ default: { ${texts.join(', ')} } })`;
  };
  return `{ ${LANGUAGES.map((language) => `${language}: ${entryOf(language)}`).join(', ')} }`;
};

/** Reads `texts.json` of a part: folders of components or pages whose texts it uses too, for example `["components/landed"]`. */
const furtherTextsOf = (folder: string): string[] => {
  const file = join(folder, 'texts.json');
  if (!existsSync(file)) return [];
  return parse(array(string()), JSON.parse(readFileSync(file, 'utf8'))).map((each) => `${each}/`);
};

/**
 * Source of the parts of a remote as dynamic imports: page `spec-sheet` is `pages/SpecSheetPage/SpecSheetPage.tsx`, widget
 * `Feedback` is `widgets/Feedback/Feedback.tsx`. Texts of all parts are in `src/locales`, a part's own texts in `locales` beside it.
 * `texts.json` beside it names folders of components or pages whose texts it uses too.
 */
const partsSource = (source: string, { routes, widgets }: Federation): string => {
  const pages = routes.map(({ id }) => ({
    id,
    chunk: `page-${id}`,
    folder: `pages/${toPascalCase(id)}Page/`,
    file: `${toPascalCase(id)}Page`,
  }));
  const parts = widgets.map(({ id }) => ({ id, chunk: `widget-${id}`, folder: `widgets/${id}/`, file: id }));
  const entries = (list: typeof pages): string =>
    lines(list.map(({ id, chunk, folder, file }) => `'${id}': ${loaderOf(chunk, folder + file)}`));
  const hasTexts = (folder: string): boolean => existsSync(join(source, folder, 'locales'));
  const textFoldersOf = (folder: string): string[] => [
    ...[folder].filter(hasTexts),
    ...furtherTextsOf(join(source, folder)),
  ];
  const withTexts = [...pages, ...parts].filter(({ folder }) => textFoldersOf(folder).length > 0);
  return `// Written by shared/build/writeParts.ts from federation.ts and the folders beside this file; not kept in git.
import type { RemoteParts } from '@caravan/shared/contracts';
import type { federation } from '../federation';

export const parts: RemoteParts<typeof federation> = {
texts: ${textsOf(hasTexts('') ? [''] : [], (language) => `text-${language}`)},
partTexts: {
${lines(withTexts.map(({ id, folder }) => `'${id}': ${textsOf(textFoldersOf(folder), (language) => `text-${id}-${language}`)}`))}},
pages: {
${entries(pages)}},
widgets: {
${entries(parts)}},
};
`;
};

/** Writes `src/parts.gen.ts` of a remote if it has changed, and returns whether it did. `directory` is the workspace's folder. */
export const writeParts = (directory: string, federation: Federation): boolean => {
  const source = join(directory, 'src');
  const file = join(source, 'parts.gen.ts');
  const text = partsSource(source, federation);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  writeFileSync(file, text);
  return true;
};
