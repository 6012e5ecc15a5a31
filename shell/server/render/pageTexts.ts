import type { i18n } from 'i18next';
import { slotKey, type Language, type Slot, type Translate } from '@caravan/shared/contracts';
import { addTexts, createTexts } from '../../universal/texts/createTexts';
import { textsIn, type Texts } from '../../universal/texts/TextsContext';

/** Texts with values that are kept of one page: numbers may come in any amount. */
const MOST = 5000;

/** The texts of a page, and the same for what draws it, each looked up and filled in once. */
export interface PageTexts {
  readonly source: i18n;
  readonly texts: Texts;
  readonly add: (remote: string, bundle: object) => void;
}

const once = (translate: Translate): Translate => {
  const known = new Map<string, string>();
  return (key, values) => {
    const name = values ? `${key} ${JSON.stringify(values)}` : key;
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size >= MOST) known.clear();
    const text = translate(key, values);
    known.set(name, text);
    return text;
  };
};

const remembered = (texts: Texts): Texts => {
  const sections = new Map<string, Translate>();
  return (section) => {
    const made = sections.get(section) ?? once(texts(section));
    sections.set(section, made);
    return made;
  };
};

const fresh = (lang: Language, shell: object): PageTexts => {
  const source = createTexts(lang, shell);
  return { source, texts: remembered(textsIn(source)), add: (remote, bundle) => addTexts(source, remote, bundle) };
};

/**
 * Keeps the texts of pages that are made of the same parts: putting them together takes as long as looking them up. They are
 * those of one state of the site, and of pages whose parts all came.
 */
export const createPageTexts = (shell: Readonly<Record<Language, object>>) => {
  const kept = new Map<string, PageTexts>();
  const keyOf = (lang: Language, slots: readonly Slot[]): string => [lang, ...slots.map(slotKey)].join(' ');
  return {
    of: (lang: Language, slots: readonly Slot[]): PageTexts => {
      const known = kept.get(keyOf(lang, slots));
      return known ? { ...known, add: () => undefined } : fresh(lang, shell[lang]);
    },
    keep: (lang: Language, slots: readonly Slot[], texts: PageTexts): void => {
      if (!kept.has(keyOf(lang, slots))) kept.set(keyOf(lang, slots), texts);
    },
  };
};
