/** An entry that the site stores in the browser, its place and its expiry. Both have texts in the locale files. */
interface StoredEntry {
  /** The name in the browser's developer tools. */
  readonly name: string;
  /** Key of its purpose in the locale files. Absent: its name. */
  readonly purpose?: string;
  readonly storage: 'local' | 'session' | 'cookie';
  readonly until: 'signOut' | 'adminLogOut' | 'clear' | 'tab' | 'year' | 'quarter' | 'weeks' | 'preview';
}

/** All entries that the site stores in a browser [SHELL-17]. */
export const storedEntries: readonly StoredEntry[] = [
  { name: 'token', storage: 'local', until: 'signOut' },
  { name: 'clientId', storage: 'local', until: 'clear' },
  { name: 'identityId', storage: 'local', until: 'clear' },
  { name: 'Guide', storage: 'local', until: 'clear' },
  { name: 'lang', storage: 'local', until: 'clear' },
  { name: 'currency', storage: 'local', until: 'clear' },
  { name: 'item-collect', storage: 'local', until: 'clear' },
  { name: 'ad-collect', storage: 'local', until: 'clear' },
  { name: 'MessageForm', storage: 'local', until: 'clear' },
  { name: 'platform', storage: 'local', until: 'clear' },
  { name: 'userId', storage: 'local', until: 'signOut' },
  { name: 'isAdmin', storage: 'local', until: 'clear' },
  { name: 'caravan:admin', storage: 'local', until: 'adminLogOut' },
  { name: 'caravan:country', storage: 'local', until: 'clear' },
  { name: 'caravan:theme', storage: 'local', until: 'clear' },
  { name: 'caravan:menu', storage: 'local', until: 'clear' },
  { name: 'caravan:account-list', storage: 'local', until: 'clear' },
  { name: 'caravan:prompt', storage: 'local', until: 'weeks' },
  { name: 'caravan:scroll', storage: 'session', until: 'tab' },
  { name: 'caravan:sign-in', storage: 'session', until: 'tab' },
  { name: 'caravan:entries', storage: 'session', until: 'tab' },
  { name: 'lang, currency, country, theme, menu', purpose: 'cookies', storage: 'cookie', until: 'year' },
  { name: 'visitor', storage: 'cookie', until: 'year' },
  { name: 'caravan-admin', storage: 'cookie', until: 'quarter' },
  { name: 'override', storage: 'cookie', until: 'preview' },
];
