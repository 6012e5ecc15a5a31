import { createContext, useContext, type Context, type ReactNode } from 'react';
import type { Currency, Language } from '../contracts/remote';

export interface ToastRequest {
  readonly text: string;
  readonly tone: 'info' | 'success' | 'error';
}

/** Words that every section needs, in the language of the page. */
export interface SiteWords {
  readonly loading: string;
  readonly retry: string;
  /** What a visitor can do about a call that failed. */
  readonly advice: string;
}

/** What the host (shell, or a partner's page) gives to every section. */
export interface Site {
  readonly lang: Language;
  readonly currency: Currency;
  readonly words: SiteWords;
  /** Shows a message; the same text is not shown twice at once. */
  readonly toast: (request: ToastRequest) => void;
  /** Renders another section's widget (`remote/Widget`), `fallback` until it is there and where it cannot be had. */
  readonly renderWidget: (name: string, props: Readonly<Record<string, unknown>>, fallback: ReactNode) => ReactNode;
  /** Opens the sign-in modal, whoever provides it. */
  readonly openLogin: () => void;
}

const key = Symbol.for('caravan.site');

declare global {
  var __caravan: { [key]?: Context<Site | null> } | undefined;
}

/**
 * Every remote bundles its own copy of this file, and they all must meet in one context: it lives on `globalThis`,
 * which also holds on the server, where remotes are plain modules and not federated.
 */
const siteContext = (): Context<Site | null> => {
  const holder = (globalThis.__caravan ??= {});
  return (holder[key] ??= createContext<Site | null>(null));
};

export const SiteContext: Context<Site | null> = siteContext();

/** The host's services. Throws outside a host, which is a mistake of the program. */
export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a host: render inside <SiteContext value>');
  return site;
};
