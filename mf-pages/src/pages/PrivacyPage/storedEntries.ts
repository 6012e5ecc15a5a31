/** An entry that the site stores in the browser, where, and until when. Both have texts in the locale files. */
interface Stored {
  /** The name in the browser's developer tools. */
  readonly name: string;
  /** Key of its purpose in the locale files; absent: its name. */
  readonly purpose?: string;
  readonly place: 'local' | 'session' | 'cookie';
  readonly until: 'signOut' | 'adminLogOut' | 'clear' | 'tab' | 'year' | 'weeks';
}

/** Everything that the site stores in a browser [SHELL-17]. */
export const stored: readonly Stored[] = [
  { name: 'token', place: 'local', until: 'signOut' },
  { name: 'clientId', place: 'local', until: 'clear' },
  { name: 'identityId', place: 'local', until: 'clear' },
  { name: 'Guide', place: 'local', until: 'clear' },
  { name: 'lang', place: 'local', until: 'clear' },
  { name: 'currency', place: 'local', until: 'clear' },
  { name: 'item-collect', place: 'local', until: 'clear' },
  { name: 'ad-collect', place: 'local', until: 'clear' },
  { name: 'MessageForm', place: 'local', until: 'clear' },
  { name: 'platform', place: 'local', until: 'clear' },
  { name: 'userId', place: 'local', until: 'signOut' },
  { name: 'isAdmin', place: 'local', until: 'clear' },
  { name: 'caravan:admin', place: 'local', until: 'adminLogOut' },
  { name: 'caravan:country', place: 'local', until: 'clear' },
  { name: 'caravan:theme', place: 'local', until: 'clear' },
  { name: 'caravan:menu', place: 'local', until: 'clear' },
  { name: 'caravan:account-list', place: 'local', until: 'clear' },
  { name: 'caravan:prompt', place: 'local', until: 'weeks' },
  { name: 'caravan:scroll', place: 'session', until: 'tab' },
  { name: 'caravan:sign-in', place: 'session', until: 'tab' },
  { name: 'caravan:entries', place: 'session', until: 'tab' },
  { name: 'lang, currency, country, theme, menu', purpose: 'cookies', place: 'cookie', until: 'year' },
  { name: 'visitor', place: 'cookie', until: 'year' },
];
