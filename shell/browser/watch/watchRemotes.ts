import { watchGlobals } from './globals';
import { callingCode, watchListeners, type GlobalListener } from './listeners';

/** A change by a remote to something outside its own elements. */
export interface Interference {
  /** For example `replaces Array.prototype.map` or `leaves a keydown listener on document`. */
  readonly action: string;
  /** File, line and column in the remote's build, or null if unknown. */
  readonly location: string | null;
  /** The remote that did it, or all remotes that may have done it. */
  readonly remotes: readonly string[];
}

export interface Watch {
  /** Checks the page after a delay. To be called after each change of the page. */
  readonly checkSoon: () => void;
  /** Checks immediately for replaced globals. */
  readonly checkNow: () => void;
}

export interface WatchOptions {
  readonly view: Window & typeof globalThis;
  /** Names of the remotes whose code was loaded into this page, in the order of their loads. */
  readonly loaded: () => readonly string[];
  readonly report: (interference: Interference) => void;
}

/** Names under which the shell keeps session and preferences in local storage (SHELL-17). */
const SHELL_KEYS = ['token', 'clientId', 'identityId', 'Guide', 'lang', 'currency', 'platform', 'userId'];
/** Milliseconds until the first check, and then until the second. Effects and timers run after the page is shown. */
const CHECK_DELAY_MS = 200;
const ROOT_ATTRIBUTES = ['style', 'class', 'lang', 'dir', 'inert', 'hidden'];
/** Pages have headers of their own. */
const LANDMARKS = ['header:not(main *)', 'main', 'footer:not(main *)'];

/** Style elements that pages may add: those of styled-components and of React. */
const OWN_STYLE = '[data-styled], [data-href], [data-precedence], link';

/**
 * Watches what remotes change in shared state of the page: globals and prototypes, listeners of window and document, style
 * sheets, storage and cookies, title, `html` and `body`. Must be called before the first remote runs.
 */
export const watchRemotes = ({ view, loaded, report }: WatchOptions): Watch => {
  const { document } = view;
  // The state before a remote runs.
  const fetch = view.fetch.bind(view);
  const setTimeout = view.setTimeout.bind(view);
  const reported = new Set<string>();
  const reportOnce = (action: string, location: string | null, remotes: readonly string[]): void => {
    const key = `${action} ${location}`;
    if (reported.has(key)) return;
    reported.add(key);
    report({ action, location, remotes });
  };
  const reportCaller = (action: string): void => {
    const position = callingCode();
    if (position) reportOnce(action, position.location, [position.remote]);
  };

  const storage = view.Storage.prototype;
  // oxlint-disable-next-line unbound-method -- called on the storage that they are called on
  const { clear, setItem, removeItem } = storage;
  storage.clear = function watchedClear(this: Storage): void {
    reportCaller('clears the storage of others');
    Reflect.apply(clear, this, []);
  };
  storage.setItem = function watchedSetItem(this: Storage, key: string, value: string): void {
    if (SHELL_KEYS.includes(key)) reportCaller(`writes ${key} of the shell into storage`);
    Reflect.apply(setItem, this, [key, value]);
  };
  storage.removeItem = function watchedRemoveItem(this: Storage, key: string): void {
    if (SHELL_KEYS.includes(key)) reportCaller(`removes ${key} of the shell from storage`);
    Reflect.apply(removeItem, this, [key]);
  };
  const watchWrites = (property: 'title' | 'cookie', action: string): void => {
    const descriptor = Reflect.getOwnPropertyDescriptor(view.Document.prototype, property);
    const write = descriptor?.set;
    if (!write) return;
    Reflect.defineProperty(view.Document.prototype, property, {
      ...descriptor,
      set(this: Document, text: string) {
        reportCaller(action);
        Reflect.apply(write, this, [text]);
      },
    });
  };
  watchWrites('title', 'writes the title of the page');
  watchWrites('cookie', 'writes a cookie');
  const listeners = watchListeners(view);
  const changedGlobals = watchGlobals(view);
  const sheets = new Set(document.adoptedStyleSheets);
  const styles = new Set(document.querySelectorAll('style'));
  const rootAttributes = (): Map<string, string | null> =>
    new Map(
      [document.documentElement, document.body].flatMap((element) =>
        ROOT_ATTRIBUTES.map((name) => [`${name} of ${element.localName}`, element.getAttribute(name)] as const),
      ),
    );
  const rootsBefore = rootAttributes();
  /** Describes the changed attributes of `html` and `body`. */
  const rootChanges = (): readonly string[] =>
    [...rootAttributes()].flatMap(([name, value]) =>
      value === rootsBefore.get(name) ? [] : [`${name} as "${value ?? ''}"`],
    );
  /** The remotes that had run when a changed attribute was first seen. */
  const remotesAtChange = new Map<string, readonly string[]>();
  const landmarks = LANDMARKS.filter((selector) => document.querySelector(selector));
  const isShown = (remote: string): boolean => document.querySelector(`[data-slot^="${remote}/"]`) !== null;

  /** Finds a source text in the files of loaded remotes. */
  const positionOf = async (text: string): Promise<{ remote: string; location: string } | null> => {
    if (text === '') return null;
    const files = view.performance.getEntriesByType('resource').flatMap(({ name: address }) => {
      const [, remote, file] = /\/remotes\/([a-z][a-z0-9-]*)(?:~\d+)?\/([\w.-]+\.js)$/.exec(address) ?? [];
      return remote && file ? [{ remote, file, address }] : [];
    });
    for (const { remote, file, address } of files) {
      const code = await (await fetch(address, { cache: 'force-cache' })).text();
      const index = code.indexOf(text);
      if (index === -1) continue;
      const lines = code.slice(0, index).split('\n');
      return { remote, location: `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}` };
    }
    return null;
  };

  /** Attributes a change to the remote that contains its code, or to all that may have made it. */
  const attribute = async (action: string, text: string, suspects: readonly string[]): Promise<void> => {
    const position = await positionOf(text).catch(() => null);
    // Code that no remote contains belongs to the shell.
    if (position) reportOnce(action, position.location, [position.remote]);
    else if (text === '' && suspects.length > 0) reportOnce(action, null, suspects);
  };

  const checkStyles = (): void => {
    const added = document.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet));
    for (const sheet of added) sheets.add(sheet);
    const elements = [...document.querySelectorAll('style')].filter(
      (style) => !styles.has(style) && !style.matches(OWN_STYLE),
    );
    for (const style of elements) styles.add(style);
    for (const { cssRules } of added)
      void attribute(`adopts a style sheet (${cssRules[0]?.cssText ?? ''})`, '', loaded());
    for (const { textContent } of elements)
      void attribute(`adds a style element (${textContent.slice(0, 60)})`, '', loaded());
  };

  const checkNow = (): void => {
    for (const { name, source } of changedGlobals()) void attribute(`replaces ${name}`, source, loaded());
  };

  const check = (): void => {
    checkNow();
    for (const { remote, location, type, target, isFirst } of listeners())
      if (isFirst) reportOnce(`listens to ${type} on ${target} before all others`, location, [remote]);
    checkStyles();
    for (const change of rootChanges()) if (!remotesAtChange.has(change)) remotesAtChange.set(change, loaded());
    const missing = landmarks.filter((selector) => !document.querySelector(selector));
    for (const selector of missing) void attribute(`removes ${selector.split(':', 1)[0]} of the layout`, '', loaded());
  };

  /** Listeners of remotes that are not shown. */
  const leftoverListeners = (): readonly GlobalListener[] => listeners().filter(({ remote }) => !isShown(remote));

  const checkLeftovers = (before: readonly GlobalListener[]): void => {
    const leftovers = leftoverListeners().filter((listener) => before.includes(listener));
    for (const { remote, location, type, target } of leftovers)
      reportOnce(`leaves a ${type} listener on ${target}`, location, [remote]);
    if (document.querySelector('dialog:modal')) return;
    for (const change of rootChanges()) {
      // A remote that is shown may style the page, for example for a dialog.
      const suspects = remotesAtChange.get(change) ?? loaded();
      if (suspects.every((remote) => !isShown(remote))) void attribute(`leaves ${change}`, '', suspects);
    }
  };

  let timer = 0;
  const checkSoon = (): void => {
    view.clearTimeout(timer);
    timer = setTimeout(() => {
      check();
      const leftovers = leftoverListeners();
      timer = setTimeout(() => checkLeftovers(leftovers), CHECK_DELAY_MS);
    }, CHECK_DELAY_MS);
  };
  return { checkSoon, checkNow };
};
