import { readFieldValues, restoreFieldValues, type FieldValues } from '../../fieldValues';
import { refresh } from './refresh';

// Runs only in pages of `npm start -w mf-…`, as part of the remote under development (shared/build/liveConfig.ts). Applies each
// change by Hot Module Replacement, or else reloads the page. Shows errors in an overlay.

/** Name of the remote, and address of the server-sent events. The build fills them in. */
declare const LIVE_REMOTE: string;
declare const LIVE_UPDATES: string;

/** Variables of webpack: the hash of the running build, which changes with each update, and the update API. */
declare const __webpack_hash__: string;
declare const module: { readonly hot: { readonly check: (apply: true) => Promise<unknown> } };

/** An event of `scripts/live/liveUpdates.ts`. */
interface LiveState {
  /** The newest build for browsers, and the build that the server renders. */
  readonly built: string;
  readonly served: string;
  /** Number of declaration changes that the server has loaded. */
  readonly declared: number;
  /** Error of the last build. Empty if it succeeded. */
  readonly error: string;
}

const LIVE_KEY = 'caravan:live';

const running = (): string => __webpack_hash__;

let failure = '';
/** The build that cannot be updated any more, because it failed or because a module without a boundary changed. */
let outdated = '';
let declared: number | undefined;
let reloading = false;

const isLiveState = (value: unknown): value is LiveState =>
  typeof value === 'object' && value !== null && 'built' in value;
const isFieldValues = (value: unknown): value is FieldValues => Array.isArray(value);

const show = (text: string): void => {
  const overlay = document.getElementById(LIVE_KEY) ?? document.createElement('pre');
  overlay.id = LIVE_KEY;
  overlay.setAttribute('role', 'alert');
  overlay.textContent = text;
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    margin: '0',
    padding: '2rem',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    background: 'Canvas',
    color: 'CanvasText',
  });
  if (text) document.body.append(overlay);
  else overlay.remove();
};

/** Reloads the page, which the server renders with the new version. Saves the typed values. */
const reload = (): void => {
  reloading = true;
  sessionStorage.setItem(LIVE_KEY, JSON.stringify(readFieldValues(document.body)));
  location.reload();
};

const restore = (): void => {
  const savedValues: unknown = JSON.parse(sessionStorage.getItem(LIVE_KEY) ?? 'null');
  sessionStorage.removeItem(LIVE_KEY);
  if (!isFieldValues(savedValues)) return;
  const whenReady = (): void => {
    if (document.documentElement.dataset['ready'] === undefined) requestAnimationFrame(whenReady);
    // Waits for parts that hydrate after the page.
    else requestIdleCallback(() => restoreFieldValues(document.body, savedValues));
  };
  whenReady();
};

const applyUpdate = async (built: string): Promise<void> => {
  failure = '';
  const before = running();
  try {
    // Applies several builds one after the other.
    while (running() !== built) if (!(await module.hot.check(true))) throw new Error('there is no update to apply');
    refresh();
  } catch {
    outdated = before;
  }
};

const handleUpdate = async ({ built, served, declared: now, error }: LiveState): Promise<void> => {
  if (reloading) return;
  declared ??= now;
  if (!error && !outdated && built !== running()) await applyUpdate(built);
  show(error || failure);
  const isServed = served === built && !error;
  if (now !== declared || (isServed && outdated && outdated !== built)) reload();
};

const isOfRemote = (error: Error): boolean =>
  'remote' in error ? error.remote === LIVE_REMOTE : Boolean(error.stack?.includes(`/remotes/${LIVE_REMOTE}`));

const stackOf = ({ stack, message }: Error): string => stack ?? message;

const fail = (error: unknown): void => {
  if (!(error instanceof Error) || !isOfRemote(error)) return;
  // The shell does not render a failed remote again by itself, so the next build needs a reload.
  if ('remote' in error) outdated = running();
  // Shows the error of the remote instead of the error that wraps it.
  const { cause } = error;
  failure = cause instanceof Error ? `${error.message}\n\n${stackOf(cause)}` : stackOf(error);
  show(failure);
};

restore();
addEventListener('error', ({ error }) => fail(error));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
addEventListener('keydown', ({ key }) => key === 'Escape' && show(''));

let handled = Promise.resolve();
new EventSource(LIVE_UPDATES).addEventListener('message', ({ data }) => {
  const state: unknown = JSON.parse(String(data));
  if (isLiveState(state)) handled = handled.then(() => handleUpdate(state));
});
