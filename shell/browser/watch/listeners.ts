/** A position in a built file of a remote. */
export interface CodePosition {
  readonly remote: string;
  /** File, line and column, for example `page-ranking.0123456789abcdef.js:1:2345`. */
  readonly location: string;
}

/** A listener that a remote has added to the window or the document. */
export interface GlobalListener extends CodePosition {
  readonly type: string;
  readonly target: 'window' | 'document';
  /** Whether it runs before the listeners of the page, and may cancel their events. */
  readonly isFirst: boolean;
}

const FILE = /\/remotes\/([a-z][a-z0-9-]*)(?:~\d+)?\/([\w.-]+\.js:\d+:\d+)/;
/** File, line and column of each frame of a stack. */
const FRAME = /(\S+?):\d+:\d+/g;

/**
 * Returns the position in a remote that called the watched function, or null if other code called it. A call that the shell
 * makes for a remote counts as the shell's.
 */
export const callingCode = (): CodePosition | null => {
  const frames = [...(new Error('of the calling code').stack ?? '').matchAll(FRAME)];
  // The first frames are of this file.
  const caller = frames.find(([, file]) => file !== frames[0]?.[1]);
  const [, remote, location] = FILE.exec(caller?.[0] ?? '') ?? [];
  return remote && location ? { remote, location } : null;
};

/** Events of pointer and keyboard. */
const INPUT =
  /^(?:click|dblclick|contextmenu|pointer(?:down|up)|mouse(?:down|up)|touch(?:start|end)|key|submit|beforeinput)/;

type Listen = EventTarget['addEventListener'];

const settingsOf = (options: boolean | AddEventListenerOptions | undefined): AddEventListenerOptions =>
  typeof options === 'object' ? options : { capture: options === true };

/** Records the listeners that remotes add to window or document. The returned function returns those not removed since. */
export const watchListeners = (view: Window & typeof globalThis): (() => readonly GlobalListener[]) => {
  const { prototype } = view.EventTarget;
  // oxlint-disable-next-line unbound-method -- called on the target that they are called on
  const { addEventListener: add, removeEventListener: remove } = prototype;
  const recorded = new Map<string, Map<unknown, GlobalListener>>();
  const targetOf = (target: unknown): GlobalListener['target'] | null => {
    // A call without a receiver applies to the window.
    if (target === view || target === undefined) return 'window';
    return target === view.document ? 'document' : null;
  };
  const listenersOf = (target: string, type: string, capture: boolean | undefined): Map<unknown, GlobalListener> => {
    const key = `${target} ${type} ${capture === true}`;
    const found = recorded.get(key) ?? new Map<unknown, GlobalListener>();
    recorded.set(key, found);
    return found;
  };
  prototype.addEventListener = function addRecorded(this: EventTarget, ...call: Parameters<Listen>): void {
    const [type, listener, options] = call;
    const target = targetOf(this);
    const position = target && listener ? callingCode() : null;
    const { capture, passive, once, signal } = settingsOf(options);
    if (target && position && !once) {
      const listeners = listenersOf(target, type, capture);
      const isFirst = capture === true && passive !== true && INPUT.test(type);
      if (!listeners.has(listener)) listeners.set(listener, { ...position, type, target, isFirst });
      if (signal) Reflect.apply(add, signal, ['abort', () => listeners.delete(listener), { once: true }]);
    }
    Reflect.apply(add, this, call);
  };
  prototype.removeEventListener = function removeRecorded(this: EventTarget, ...call: Parameters<Listen>): void {
    const [type, listener, options] = call;
    const target = targetOf(this);
    if (target) listenersOf(target, type, settingsOf(options).capture).delete(listener);
    Reflect.apply(remove, this, call);
  };
  return () => [...recorded.values()].flatMap((listeners) => [...listeners.values()]);
};
