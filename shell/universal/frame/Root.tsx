import type { i18n } from 'i18next';
import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ShellContext, type ShellServices } from '../services/ShellContext';
import type { SiteStore } from '../store/createStore';
import { TEXTS_REPLACED } from '../texts/createTexts';
import { TextsContext, textsIn, type Texts } from '../texts/TextsContext';

interface RootProps {
  readonly store: SiteStore;
  readonly texts: i18n;
  readonly services: ShellServices;
  readonly children: ReactNode;
}

/** Returns the texts of an i18next instance. After a replacement it returns new functions, so that memoized components render again. */
const useCurrentTexts = (source: i18n): Texts => {
  const [texts, setTexts] = useState(() => textsIn(source));
  useEffect(() => {
    const replace = (): void => startTransition(() => setTexts(() => textsIn(source)));
    source.on(TEXTS_REPLACED, replace);
    return () => source.off(TEXTS_REPLACED, replace);
  }, [source]);
  return texts;
};

/** Provides store, texts and services, in the same order on server and browser, since hydration compares the trees. */
export const Root = ({ store, texts, services, children }: RootProps): ReactElement => (
  <Provider store={store}>
    <TextsContext.Provider value={useCurrentTexts(texts)}>
      <ShellContext.Provider value={services}>{children}</ShellContext.Provider>
    </TextsContext.Provider>
  </Provider>
);
