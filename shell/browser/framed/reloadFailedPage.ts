/** Milliseconds until a failed page reloads: the first time, and each time after that. */
const FIRST_DELAY_MS = 5000;
const NEXT_DELAY_MS = 60_000;

/** The used members of a window. */
interface View {
  readonly document: Document;
  readonly location: Pick<Location, 'reload'>;
  readonly performance: { readonly getEntriesByType: (type: string) => readonly object[] };
  readonly setTimeout: (handle: () => void, delayMs: number) => unknown;
  readonly addEventListener: (type: 'online', listener: () => void) => void;
}

/** Reloads a page that failed to render: when its button is clicked, when the browser is online again, and after a delay. */
export const reloadFailedPage = (view: View): void => {
  const { document, location, performance } = view;
  if (Number(document.documentElement.dataset['status']) < 500) return;
  const reload = (): void => location.reload();
  for (const button of document.querySelectorAll('[data-retry]')) button.addEventListener('click', reload);
  view.addEventListener('online', reload);
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  view.setTimeout(reload, wasReloaded ? NEXT_DELAY_MS : FIRST_DELAY_MS);
};
