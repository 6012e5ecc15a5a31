import { createContext, useContext } from 'react';
import type { i18n } from 'i18next';
import type { Translate } from '@caravan/shared/contracts';

/** Gives the texts of the shell or of a section by name: the same function for the same name. */
export type Texts = (section: string) => Translate;

/** The texts that an i18next instance holds. The language of a page never changes, so nobody listens to it. */
export const textsIn = (source: i18n): Texts => {
  const known = new Map<string, Translate>();
  return (section) => {
    const translate: Translate = (key, values) => {
      const text = source.t(key, { ns: section, ...values });
      // A server has no `reportError`.
      if (text === key && !source.exists(key, { ns: section }))
        globalThis.reportError?.(new Error(`${section} has no text ${key}`));
      return text;
    };
    const made = known.get(section) ?? translate;
    known.set(section, made);
    return made;
  };
};

export const TextsContext = createContext<Texts>(() => (key) => key);

export const useTextsOf = (): Texts => useContext(TextsContext);
