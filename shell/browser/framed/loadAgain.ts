/** Milliseconds until a page that the server could not make whole is loaded again: the first time, and ever after. */
const SOON = 5000;
const LATER = 60_000;

/** What is asked of a window. */
interface View {
  readonly document: Document;
  readonly location: Pick<Location, 'reload'>;
  readonly performance: { readonly getEntriesByType: (type: string) => readonly object[] };
  readonly setTimeout: (handle: () => void, wait: number) => unknown;
  readonly addEventListener: (type: 'online', listener: () => void) => void;
}

/** Loads a page that failed again: when its button is pressed, when the line is back, and by itself. */
export const loadAgain = (view: View): void => {
  const { document, location, performance } = view;
  if (Number(document.documentElement.dataset['status']) < 500) return;
  const again = (): void => location.reload();
  for (const button of document.querySelectorAll('[data-retry]')) button.addEventListener('click', again);
  view.addEventListener('online', again);
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
  view.setTimeout(again, wasReloaded ? LATER : SOON);
};
