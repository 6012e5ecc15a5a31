import type { ReactNode } from 'react';
import type { Currency, Language, Market, Theme } from '@caravan/shared/contracts';
import type { Toast } from '@caravan/shared/ui';
import type { BootMenuEntry } from '../manifest/manifest';

/** Props of the layout. Language, currency, country and theme only report a choice. The caller saves it and reloads the page. */
export interface LayoutProps {
  readonly menu: readonly BootMenuEntry[];
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
  readonly onSignIn: () => void;
  /** Replaces the sign-in link: the user menu. */
  readonly account?: ReactNode;
  readonly onFeedback: () => void;
  readonly toasts: readonly Toast[];
  readonly onDismissToast: (id: number) => void;
  /** The API is unavailable, so the page shows the last data that arrived, if any. */
  readonly isLast?: boolean;
  /** The next remote is loading. */
  readonly busy: boolean;
  readonly children: ReactNode;
}
