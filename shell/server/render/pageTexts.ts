import type { i18n } from 'i18next';
import { slotKey, type Language, type Slot, type Translate } from '@caravan/shared/contracts';
import { addTexts, createTexts } from '../../universal/texts/createTexts';
import { textsIn, type Texts } from '../../universal/texts/TextsContext';

/** Cached translations of one page. Values such as numbers make any number of them. */
const MAX_TRANSLATIONS = 5000;

/** The texts of a page. `texts` translates each key and values once. */
export interface PageTexts {
  readonly source: i18n;
  readonly texts: Texts;
  readonly add: (remote: string, bundle: object) => void;
}

const cachedTranslate = (translate: Translate): Translate => {
  const known = new Map<string, string>();
  return (key, values) => {
    const name = values ? `${key} ${JSON.stringify(values)}` : key;
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size >= MAX_TRANSLATIONS) known.clear();
    const text = translate(key, values);
    known.set(name, text);
    return text;
  };
};

const createTextsOf = (lang: Language, shell: object): PageTexts => {
  const source = createTexts(lang, shell);
  return { source, texts: textsIn(source, cachedTranslate), add: (remote, bundle) => addTexts(source, remote, bundle) };
};

/**
 * Caches the texts of pages with the same slots, since to merge them takes as long as to look them up. Only pages whose slots have all
 * loaded are cached.
 */
export const createPageTexts = (shell: Readonly<Record<Language, object>>) => {
  const cache = new Map<string, PageTexts>();
  const keyOf = (lang: Language, slots: readonly Slot[]): string => [lang, ...slots.map(slotKey)].join(' ');
  return {
    get: (lang: Language, slots: readonly Slot[]): PageTexts => {
      const known = cache.get(keyOf(lang, slots));
      return known ? { ...known, add: () => undefined } : createTextsOf(lang, shell[lang]);
    },
    set: (lang: Language, slots: readonly Slot[], texts: PageTexts): void => {
      if (!cache.has(keyOf(lang, slots))) cache.set(keyOf(lang, slots), texts);
    },
  };
};
