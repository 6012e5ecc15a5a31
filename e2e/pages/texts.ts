import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { remoteWorkspaces, root } from '../../scripts/workspaces';

const workspaces = ['shell', ...remoteWorkspaces()];

/** The loader by which the build adds soft hyphens to Georgian texts. */
const loader: unknown = createRequire(import.meta.url)('../../shared/build/hyphenated.cjs');
const hyphenate = (text: string): string =>
  typeof loader === 'function' ? String(Reflect.apply(loader, undefined, [text])) : text;

/** Returns the texts of a workspace and its pages by their keys, joined by dots, with the soft hyphens that the build adds. */
export const textsOf = (workspace: string, lang: 'en' | 'ge'): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const add = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, lang === 'ge' ? hyphenate(value) : value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) add(inner, key === '' ? name : `${key}.${name}`);
    }
  };
  const source = join(root, workspace, workspace === 'shell' ? 'universal' : 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith(`locales/${lang}.json`))) {
    add(JSON.parse(readFileSync(join(source, file), 'utf8')), '');
  }
  return texts;
};

/** Returns the keys of all texts. A page shows the key of a missing text. */
export const keysOfTexts = (): readonly string[] =>
  workspaces.flatMap((workspace) => [...textsOf(workspace, 'en').keys()]).filter((key) => key.includes('.'));

/** Returns the English texts that a Georgian page must not show. Leaves out texts of one or two words, which may be names. */
export const englishTexts = (): readonly string[] =>
  workspaces.flatMap((workspace) => {
    const georgian = textsOf(workspace, 'ge');
    return [...textsOf(workspace, 'en')].flatMap(([key, text]) =>
      text.split(' ').length > 2 && !text.includes('{{') && georgian.get(key) !== text ? [text] : [],
    );
  });
