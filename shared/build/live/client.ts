import { readTyped, restoreTyped, type TypedFields } from '../../typed';
import { refresh } from './refresh';

// Runs in pages of `npm start -w mf-…` alone, built into the remote that is worked on (shared/build/liveConfig.ts): takes
// changes over as they are told, by a reload where the page cannot, and shows what went wrong over everything else.

/** The remote, and where changes are told; written in by the build. */
declare const LIVE_REMOTE: string;
declare const LIVE_NEWS: string;

/** Of webpack: the build that this page runs, another one after each change, and what replaces its modules. */
declare const __webpack_hash__: string;
declare const module: { readonly hot: { readonly check: (apply: true) => Promise<unknown> } };

/** What `scripts/live/news.ts` tells. */
interface News {
  /** The newest build for browsers, and that which the server draws. */
  readonly built: string;
  readonly served: string;
  /** Counts changes of the declaration, once the server knows them. */
  readonly declared: number;
  /** Why there is no newer build; empty where there is. */
  readonly error: string;
}

const KEPT = 'caravan:live';

const running = (): string => __webpack_hash__;

let failure = '';
/** The build that nothing can be taken over from any more: it failed, or a change is of what pages begin with. */
let spent = '';
let declared: number | undefined;
let reloading = false;

const isNews = (value: unknown): value is News => typeof value === 'object' && value !== null && 'built' in value;
const isTyped = (value: unknown): value is TypedFields => Array.isArray(value);

const show = (text: string): void => {
  const overlay = document.getElementById(KEPT) ?? document.createElement('pre');
  overlay.id = KEPT;
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

/** Loads the page again as the server draws it now, with what was typed. */
const reload = (): void => {
  reloading = true;
  sessionStorage.setItem(KEPT, JSON.stringify(readTyped(document.body)));
  location.reload();
};

const restore = (): void => {
  const typed: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
  sessionStorage.removeItem(KEPT);
  if (!isTyped(typed)) return;
  const whenReady = (): void => {
    if (document.documentElement.dataset['ready'] === undefined) requestAnimationFrame(whenReady);
    // Parts of the page hydrate by themselves, after it.
    else requestIdleCallback(() => restoreTyped(document.body, typed));
  };
  whenReady();
};

const takeOver = async (built: string): Promise<void> => {
  failure = '';
  const before = running();
  try {
    // One after the other, where several were built since.
    while (running() !== built) if (!(await module.hot.check(true))) throw new Error('there is nothing to take over');
    refresh();
  } catch {
    spent = before;
  }
};

const take = async ({ built, served, declared: now, error }: News): Promise<void> => {
  if (reloading) return;
  declared ??= now;
  if (!error && !spent && built !== running()) await takeOver(built);
  show(error || failure);
  const isServed = served === built && !error;
  if (now !== declared || (isServed && spent && spent !== built)) reload();
};

const isOurs = (error: Error): boolean =>
  'remote' in error ? error.remote === LIVE_REMOTE : Boolean(error.stack?.includes(`/remotes/${LIVE_REMOTE}`));

const stackOf = ({ stack, message }: Error): string => stack ?? message;

const fail = (error: unknown): void => {
  if (!(error instanceof Error) || !isOurs(error)) return;
  // A remote that the shell gave up is not drawn again by itself.
  if ('remote' in error) spent = running();
  // What the remote threw, rather than who tells it.
  const { cause } = error;
  failure = cause instanceof Error ? `${error.message}\n\n${stackOf(cause)}` : stackOf(error);
  show(failure);
};

restore();
addEventListener('error', ({ error }) => fail(error));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
addEventListener('keydown', ({ key }) => key === 'Escape' && show(''));

let taken = Promise.resolve();
new EventSource(LIVE_NEWS).addEventListener('message', ({ data }) => {
  const news: unknown = JSON.parse(String(data));
  if (isNews(news)) taken = taken.then(() => take(news));
});
