import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const workspaces = [
  'shell',
  'mf-account',
  'mf-colour-viewer',
  'mf-marketplace',
  'mf-pages',
  'mf-ranking',
  'mf-statistics',
] as const;

/** The texts of a workspace and of its pages by their keys, joined by dots. */
export const textsOf = (workspace: (typeof workspaces)[number], lang: 'en' | 'ge'): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const add = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts.set(key, value);
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

/** Keys and English texts of all workspaces that a Georgian page must not show: more than two words, so that no name is among them. */
export const foreignToGeorgian = (): readonly string[] =>
  workspaces.flatMap((workspace) => {
    const georgian = textsOf(workspace, 'ge');
    return [...textsOf(workspace, 'en')].flatMap(([key, text]) => [
      ...(key.includes('.') ? [key] : []),
      ...(text.split(' ').length > 2 && !text.includes('{{') && georgian.get(key) !== text ? [text] : []),
    ]);
  });
