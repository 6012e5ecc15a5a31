import type { ComponentType } from 'react';
import type { RemoteModule, RemotePage, RemoteWidget } from '@caravan/shared/contracts';

type Parts = { readonly page?: Partial<RemotePage>; readonly widget?: Partial<RemoteWidget> };

/** A remote's code: the page `home` and the widget `Card`, each saying `text`. */
export const moduleOf = (text: string, { page, widget }: Parts = {}): RemoteModule => {
  const Component: ComponentType = () => <p>{text}</p>;
  return {
    texts: { en: async () => ({ default: { says: text } }), ge: async () => ({ default: { says: text } }) },
    parts: [],
    pages: { home: async () => ({ page: { Component, ...page } }) },
    widgets: { Card: async () => ({ widget: { Component, ...widget } }) },
  };
};
