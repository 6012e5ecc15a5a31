import { watchGlobals } from './globals';
import { callingCode, watchListeners, type GlobalListener } from './listeners';

/** What a remote did to a part of the page that is not its own. */
export interface Interference {
  /** `replaces Array.prototype.map`, `leaves a keydown listener on document`. */
  readonly what: string;
  /** File, line and column of the remote's build, where they are known. */
  readonly where: string | null;
  /** The remote that did it, or all that may have done it. */
  readonly remotes: readonly string[];
}

export interface Watch {
  /** Looks at the page once it has settled. Is to be called whenever it has changed. */
  readonly lookSoon: () => void;
  /** Looks at once for what remotes replaced. */
  readonly lookNow: () => void;
}

export interface WatchOptions {
  readonly view: Window & typeof globalThis;
  /** Names of the remotes whose code was loaded into this page, in the order of their loads. */
  readonly loaded: () => readonly string[];
  readonly report: (interference: Interference) => void;
}

/** Names under which the shell keeps session and preferences in local storage (SHELL-17). */
const SHELL_KEYS = ['token', 'clientId', 'identityId', 'Guide', 'lang', 'currency', 'platform', 'userId'];
/** Milliseconds after which a page is looked at, and looked at once more: effects and timers come later than the page. */
const SETTLED = 200;
const ROOTS = ['style', 'class', 'lang', 'dir', 'inert', 'hidden'];
/** Pages have headers of their own. */
const LANDMARKS = ['header:not(main *)', 'main', 'footer:not(main *)'];

/** Own styles of a page: those of styled-components, of React, and files. */
const OWN_STYLE = '[data-styled], [data-href], [data-precedence], link';

/**
 * Watches what remotes do to the parts of a page that all of them share: globals and prototypes, listeners of window and document,
 * style sheets, storage and cookies, title, `html` and `body`. Must be called before the first remote runs.
 */
export const watchRemotes = ({ view, loaded, report }: WatchOptions): Watch => {
  const { document } = view;
  // As they are before a remote runs.
  const fetch = view.fetch.bind(view);
  const setTimeout = view.setTimeout.bind(view);
  const told = new Set<string>();
  const tell = (what: string, where: string | null, remotes: readonly string[]): void => {
    const key = `${what} ${where}`;
    if (told.has(key)) return;
    told.add(key);
    report({ what, where, remotes });
  };
  const tellCalling = (what: string): void => {
    const place = callingCode();
    if (place) tell(what, place.where, [place.remote]);
  };

  const storage = view.Storage.prototype;
  // oxlint-disable-next-line unbound-method -- called on the storage that they are called on
  const { clear, setItem, removeItem } = storage;
  storage.clear = function clearNoted(this: Storage): void {
    tellCalling('clears the storage of others');
    Reflect.apply(clear, this, []);
  };
  storage.setItem = function setNoted(this: Storage, key: string, value: string): void {
    if (SHELL_KEYS.includes(key)) tellCalling(`writes ${key} of the shell into storage`);
    Reflect.apply(setItem, this, [key, value]);
  };
  storage.removeItem = function removeNoted(this: Storage, key: string): void {
    if (SHELL_KEYS.includes(key)) tellCalling(`removes ${key} of the shell from storage`);
    Reflect.apply(removeItem, this, [key]);
  };
  const tellWrites = (property: 'title' | 'cookie', what: string): void => {
    const before = Reflect.getOwnPropertyDescriptor(view.Document.prototype, property);
    const write = before?.set;
    if (!write) return;
    Reflect.defineProperty(view.Document.prototype, property, {
      ...before,
      set(this: Document, text: string) {
        tellCalling(what);
        Reflect.apply(write, this, [text]);
      },
    });
  };
  tellWrites('title', 'writes the title of the page');
  tellWrites('cookie', 'writes a cookie');
  const listeners = watchListeners(view);
  const changedGlobals = watchGlobals(view);
  const sheets = new Set(document.adoptedStyleSheets);
  const styles = new Set(document.querySelectorAll('style'));
  const roots = (): Map<string, string | null> =>
    new Map(
      [document.documentElement, document.body].flatMap((element) =>
        ROOTS.map((name) => [`${name} of ${element.localName}`, element.getAttribute(name)] as const),
      ),
    );
  const rootsBefore = roots();
  /** What differs from that, in words. */
  const rootChanges = (): readonly string[] =>
    [...roots()].flatMap(([name, value]) => (value === rootsBefore.get(name) ? [] : [`${name} as "${value ?? ''}"`]));
  /** The remotes that had run when an attribute of a root was first seen with a value. */
  const ranAt = new Map<string, readonly string[]>();
  const landmarks = LANDMARKS.filter((selector) => document.querySelector(selector));
  const isShown = (remote: string): boolean => document.querySelector(`[data-slot^="${remote}/"]`) !== null;

  /** Finds the file of a loaded remote that holds a text, and its place there. */
  const placeOf = async (text: string): Promise<{ remote: string; where: string } | null> => {
    if (text === '') return null;
    const files = view.performance.getEntriesByType('resource').flatMap(({ name: address }) => {
      const [, remote, file] = /\/remotes\/([a-z][a-z0-9-]*)(?:~\d+)?\/([\w.-]+\.js)$/.exec(address) ?? [];
      return remote && file ? [{ remote, file, address }] : [];
    });
    for (const { remote, file, address } of files) {
      const code = await (await fetch(address, { cache: 'force-cache' })).text();
      const place = code.indexOf(text);
      if (place === -1) continue;
      const lines = code.slice(0, place).split('\n');
      return { remote, where: `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}` };
    }
    return null;
  };

  /** Lays a change to the remote whose code it is, or to those that may have made it. */
  const lay = async (what: string, text: string, suspects: readonly string[]): Promise<void> => {
    const place = await placeOf(text).catch(() => null);
    // Code that is of no remote is the shell's.
    if (place) tell(what, place.where, [place.remote]);
    else if (text === '' && suspects.length > 0) tell(what, null, suspects);
  };

  const lookAtStyles = (): void => {
    const added = document.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet));
    for (const sheet of added) sheets.add(sheet);
    const elements = [...document.querySelectorAll('style')].filter(
      (style) => !styles.has(style) && !style.matches(OWN_STYLE),
    );
    for (const style of elements) styles.add(style);
    for (const { cssRules } of added) void lay(`adopts a style sheet (${cssRules[0]?.cssText ?? ''})`, '', loaded());
    for (const { textContent } of elements)
      void lay(`adds a style element (${textContent.slice(0, 60)})`, '', loaded());
  };

  const lookNow = (): void => {
    for (const { name, source } of changedGlobals()) void lay(`replaces ${name}`, source, loaded());
  };

  const look = (): void => {
    lookNow();
    for (const { remote, where, type, target, isFirst } of listeners())
      if (isFirst) tell(`listens to ${type} on ${target} before all others`, where, [remote]);
    lookAtStyles();
    for (const change of rootChanges()) if (!ranAt.has(change)) ranAt.set(change, loaded());
    const missing = landmarks.filter((selector) => !document.querySelector(selector));
    for (const selector of missing) void lay(`removes ${selector.split(':', 1)[0]} of the layout`, '', loaded());
  };

  /** Listeners of remotes that are not shown. */
  const leftListeners = (): readonly GlobalListener[] => listeners().filter(({ remote }) => !isShown(remote));

  const lookAtTraces = (before: readonly GlobalListener[]): void => {
    const left = leftListeners().filter((listener) => before.includes(listener));
    for (const { remote, where, type, target } of left) tell(`leaves a ${type} listener on ${target}`, where, [remote]);
    if (document.querySelector('dialog:modal')) return;
    for (const change of rootChanges()) {
      // A remote may style the page for as long as it is shown, for a dialog of its own.
      const suspects = ranAt.get(change) ?? loaded();
      if (suspects.every((remote) => !isShown(remote))) void lay(`leaves ${change}`, '', suspects);
    }
  };

  let timer = 0;
  const lookSoon = (): void => {
    view.clearTimeout(timer);
    timer = setTimeout(() => {
      look();
      const left = leftListeners();
      timer = setTimeout(() => lookAtTraces(left), SETTLED);
    }, SETTLED);
  };
  return { lookSoon, lookNow };
};
