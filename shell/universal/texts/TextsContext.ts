import { createContext, useContext } from 'react';
import type { i18n } from 'i18next';
import type { Translate } from '@caravan/shared/contracts';
import type { Site } from '@caravan/shared/site';

/** Returns the texts of the shell or of a remote by name. Returns the same function for the same name. */
export type Texts = (remote: string) => Translate;

/**
 * Returns the texts of an i18next instance, each function as `wrap` returns it. The language of a page never changes, so there is no
 * subscription.
 */
export const textsIn = (source: i18n, wrap = (translate: Translate): Translate => translate): Texts => {
  const cache = new Map<string, Translate>();
  return (remote) => {
    const translate: Translate = (key, values) => {
      const text = source.t(key, { ns: remote, ...values });
      // A server has no `reportError`.
      if (text === key && !source.exists(key, { ns: remote }))
        globalThis.reportError?.(new Error(`${remote} has no text ${key}`));
      return text;
    };
    const translateRemote = cache.get(remote) ?? wrap(translate);
    cache.set(remote, translateRemote);
    return translateRemote;
  };
};

export const TextsContext = createContext<Texts>(() => (key) => key);

export const useTextsOf = (): Texts => useContext(TextsContext);

/** Returns the shell's own texts. */
export const useShellTexts = (): Translate => useTextsOf()('shell');

/** Returns the words of the shell that remotes show. */
export const siteWords = (t: Translate): Site['words'] => ({
  loading: t('layout.loading'),
  retry: t('layout.failure.retry'),
  unavailable: t('layout.failure.title'),
  advice: t('layout.failure.advice'),
});
