import type { ComponentType } from 'react';
import type { RemoteModule, RemotePage, RemoteWidget } from '@caravan/shared/contracts';

type Parts = { readonly page?: Partial<RemotePage>; readonly widget?: Partial<RemoteWidget> };

const loadNothing = async (): Promise<void> => undefined;

/** Creates the module of a remote: the page `home` and the widget `Card`, which both show `text`. */
export const moduleOf = (text: string, change: Parts = {}): RemoteModule => {
  const Component: ComponentType = () => <p>{text}</p>;
  const page: RemotePage = {
    id: 'home',
    Component,
    load: loadNothing,
    meta: () => ({}),
    widgets: () => [],
    addresses: async () => [],
    ...change.page,
  };
  const widget: RemoteWidget = { id: 'Card', Component, load: loadNothing, ...change.widget };
  return {
    texts: { en: async () => ({ default: { says: text } }), ge: async () => ({ default: { says: text } }) },
    partTexts: {},
    store: [],
    pages: { home: async () => ({ page }) },
    widgets: { Card: async () => ({ widget }) },
  };
};
