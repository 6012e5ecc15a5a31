import { textsOf } from './texts';

const texts = new Map<string, ReadonlyMap<string, string>>();

/** Returns a text of a workspace. Throws if it has none. */
export const textOf = (workspace: string, lang: 'en' | 'ge', key: string): string => {
  const cacheKey = `${workspace} ${lang}`;
  const known = texts.get(cacheKey) ?? textsOf(workspace, lang);
  texts.set(cacheKey, known);
  const text = known.get(key);
  if (text === undefined) throw new Error(`${workspace} has no text ${key} in ${lang}`);
  return text;
};

/**
 * Returns a selector of puppeteer for elements by their role and accessible name, in either language. `keys`: keys of the
 * workspace's texts that make up the name. Does not match hidden elements, because they have no role.
 */
export const byRoleAndName = (role: string, workspace: string, keys: string | readonly string[], scope = ''): string =>
  (['en', 'ge'] as const)
    .map((lang) =>
      [keys]
        .flat()
        .map((key) => textOf(workspace, lang, key))
        .join(' '),
    )
    .map((name) => `${scope} ::-p-aria([name="${name}"][role="${role}"])`.trim())
    .join(', ');
