import { readTyped, restoreTyped, type TypedFields } from '../../typed';

// Runs in pages of `npm start -w mf-…` alone, built into the section that is worked on (shared/build/liveConfig.ts): loads
// the page again when the site draws another version of it, and shows what went wrong over everything else.

/** Milliseconds between two looks. */
const LOOK = 150;
const KEPT = 'caravan:live';

/** The section, written in by the build. */
declare const LIVE_SECTION: string;

const read = async (address: string): Promise<unknown> => {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
  return answer?.ok ? answer.json() : null;
};

const textIn = (value: unknown, field: string): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

const show = (text: string): void => {
  const overlay = document.getElementById('caravan-live') ?? document.createElement('pre');
  overlay.id = 'caravan-live';
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

const isTyped = (value: unknown): value is TypedFields => Array.isArray(value);

/** What was typed into the page is there again, once the page is taken over. */
const restore = (): void => {
  const typed: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
  sessionStorage.removeItem(KEPT);
  if (!isTyped(typed)) return;
  const whenReady = (): void => {
    if (document.documentElement.dataset['ready'] === undefined) requestAnimationFrame(whenReady);
    else setTimeout(() => restoreTyped(document.body, typed), LOOK);
  };
  whenReady();
};

const watch = async (): Promise<void> => {
  const current = `/remotes/${LIVE_SECTION}/versions/current.json`;
  const own = textIn(await read(current), 'version');
  let shown = '';
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    const error = textIn(await read(`/remotes/${LIVE_SECTION}/live.js`), 'error');
    if (error !== shown) show((shown = error));
    const now = textIn(await read(current), 'version');
    if (error || !now || now === own) continue;
    sessionStorage.setItem(KEPT, JSON.stringify(readTyped(document.body)));
    location.reload();
    return;
  }
};

if (typeof document !== 'undefined') {
  restore();
  addEventListener('error', (event) => {
    const error: unknown = event.error;
    if (!(error instanceof Error)) return;
    const { message, stack = message, cause } = error;
    show([stack, cause instanceof Error ? cause.stack : ''].join('\n\n'));
  });
  void watch();
}
