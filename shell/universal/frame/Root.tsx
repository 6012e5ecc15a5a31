import type { i18n } from 'i18next';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ShellContext, type ShellServices } from '../services/ShellContext';
import type { SiteStore } from '../store/createStore';
import { TextsContext, textsIn } from '../texts/TextsContext';

interface RootProps {
  readonly store: SiteStore;
  readonly texts: i18n;
  readonly services: ShellServices;
  readonly children: ReactNode;
}

/** Provides store, texts and services, in the same order on server and browser, since hydration compares the trees. */
export const Root = ({ store, texts, services, children }: RootProps): ReactElement => (
  <Provider store={store}>
    <TextsContext.Provider value={useMemo(() => textsIn(texts), [texts])}>
      <ShellContext.Provider value={services}>{children}</ShellContext.Provider>
    </TextsContext.Provider>
  </Provider>
);
