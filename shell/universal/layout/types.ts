import type { ReactNode } from 'react';
import type { Currency, Language, Market, MenuGroup, Theme } from '@caravan/shared/contracts';
import type { Toast } from '@caravan/shared/ui';

/** A menu entry in the language of the page. */
export interface MenuEntry {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** Data of an SVG path of 24 × 24 units. */
  readonly icon: string;
  readonly group?: MenuGroup;
  readonly order: number;
  /** Path patterns of further pages that belong to this entry (`/sales/:id`). */
  readonly also?: readonly string[];
}

/** The texts of the layout: the key `layout` of `shell/universal/locales`. */
export interface LayoutTexts {
  readonly brand: string;
  readonly tagline: string;
  readonly skip: string;
  readonly home: string;
  readonly menu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly collapseMenu: string;
  readonly expandMenu: string;
  readonly groups: Readonly<Record<MenuGroup, string>>;
  readonly preferences: string;
  readonly language: string;
  readonly currency: string;
  readonly currencies: Readonly<Record<Currency, string>>;
  readonly country: string;
  readonly countries: Readonly<Record<Market, string>>;
  readonly theme: string;
  readonly signIn: string;
  readonly signInWord: string;
  readonly account: string;
  readonly information: string;
  readonly signOut: string;
  readonly feedback: string;
  readonly footerMenu: string;
  readonly privacy: string;
  readonly legal: string;
  readonly backToTop: string;
  readonly loading: string;
  readonly dismiss: string;
  readonly closeDialog: string;
  readonly lastData: string;
  readonly notFound: { readonly title: string; readonly text: string; readonly action: string };
  readonly guide: {
    readonly title: string;
    readonly lead: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    readonly dismiss: string;
    readonly close: string;
  };
  readonly failure: {
    readonly title: string;
    readonly text: string;
    readonly connection: string;
    readonly retry: string;
    readonly advice: string;
  };
}

/** Props of the layout. Language, currency, country and theme only report a choice. The caller saves it and reloads the page. */
export interface LayoutProps {
  readonly menu: readonly MenuEntry[];
  readonly sideMenu: boolean;
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  readonly lang: Language;
  readonly currency: Currency;
  /** The country of import. */
  readonly country: Market;
  /** The visitor's choice. Null follows the system. */
  readonly theme: Theme | null;
  readonly onLanguage: (lang: Language) => void;
  readonly onCurrency: (currency: Currency) => void;
  readonly onCountry: (country: Market) => void;
  readonly onTheme: (theme: Theme) => void;
  readonly texts: LayoutTexts;
  readonly onSignIn: () => void;
  /** Replaces the sign-in link: the user menu. */
  readonly account?: ReactNode;
  readonly onFeedback: () => void;
  readonly toasts: readonly Toast[];
  readonly onDismissToast: (id: number) => void;
  /** The API is unavailable, so the page shows the last data that arrived. */
  readonly isLast?: boolean;
  /** The next remote is loading. */
  readonly busy: boolean;
  readonly children: ReactNode;
}
