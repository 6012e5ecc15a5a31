/** A place in a built file of a remote. */
export interface CodePlace {
  readonly remote: string;
  /** `page-ranking.0123456789abcdef.js:1:2345`. */
  readonly where: string;
}

/** A listener that a remote has put on the window or the document. */
export interface GlobalListener extends CodePlace {
  readonly type: string;
  readonly target: 'window' | 'document';
  /** Whether it is called before those of the page, and may cancel what they wait for. */
  readonly isFirst: boolean;
}

const FILE = /\/remotes\/([a-z][a-z0-9-]*)(?:~\d+)?\/([\w.-]+\.js:\d+:\d+)/;
/** File, line and column of each frame of a stack. */
const FRAME = /(\S+?):\d+:\d+/g;

/**
 * Returns the code of a remote that called the watch, or null if other code did. What the shell does when a remote asks for it
 * is the shell's.
 */
export const callingCode = (): CodePlace | null => {
  const frames = [...(new Error('of the calling code').stack ?? '').matchAll(FRAME)];
  // The first frames are of this file.
  const caller = frames.find(([, file]) => file !== frames[0]?.[1]);
  const [, remote, where] = FILE.exec(caller?.[0] ?? '') ?? [];
  return remote && where ? { remote, where } : null;
};

/** What a visitor does by pointer or keyboard. */
const INPUT =
  /^(?:click|dblclick|contextmenu|pointer(?:down|up)|mouse(?:down|up)|touch(?:start|end)|key|submit|beforeinput)/;

type Listen = EventTarget['addEventListener'];

const settingsOf = (options: boolean | AddEventListenerOptions | undefined): AddEventListenerOptions =>
  typeof options === 'object' ? options : { capture: options === true };

/** Notes each listener that remotes add to window or document from now on. The returned function gives those that are there. */
export const watchListeners = (view: Window & typeof globalThis): (() => readonly GlobalListener[]) => {
  const { prototype } = view.EventTarget;
  // oxlint-disable-next-line unbound-method -- called on the target that they are called on
  const { addEventListener: add, removeEventListener: remove } = prototype;
  const noted = new Map<string, Map<unknown, GlobalListener>>();
  const targetOf = (target: unknown): GlobalListener['target'] | null => {
    // Without a receiver it is called on the window.
    if (target === view || target === undefined) return 'window';
    return target === view.document ? 'document' : null;
  };
  const of = (target: string, type: string, capture: boolean | undefined): Map<unknown, GlobalListener> => {
    const key = `${target} ${type} ${capture === true}`;
    const found = noted.get(key) ?? new Map<unknown, GlobalListener>();
    noted.set(key, found);
    return found;
  };
  prototype.addEventListener = function addNoted(this: EventTarget, ...call: Parameters<Listen>): void {
    const [type, listener, options] = call;
    const target = targetOf(this);
    const place = target && listener ? callingCode() : null;
    const { capture, passive, once, signal } = settingsOf(options);
    if (target && place && !once) {
      const listeners = of(target, type, capture);
      const isFirst = capture === true && passive !== true && INPUT.test(type);
      if (!listeners.has(listener)) listeners.set(listener, { ...place, type, target, isFirst });
      if (signal) Reflect.apply(add, signal, ['abort', () => listeners.delete(listener), { once: true }]);
    }
    Reflect.apply(add, this, call);
  };
  prototype.removeEventListener = function removeNoted(this: EventTarget, ...call: Parameters<Listen>): void {
    const [type, listener, options] = call;
    const target = targetOf(this);
    if (target) of(target, type, settingsOf(options).capture).delete(listener);
    Reflect.apply(remove, this, call);
  };
  return () => [...noted.values()].flatMap((listeners) => [...listeners.values()]);
};
