declare global {
  interface Window {
    /** What was pressed before the code came that listens, then null: the page's first script notes it (`shell/server/document.ts`). */
    presses: readonly (EventTarget | null)[] | null;
  }
}

/** Whether pressing it does something without any code of the site; a form of `method="dialog"` waits for it. */
const worksByItself = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && form !== null && form.method !== 'dialog';

/** Ends the noting of early presses, since React keeps those that come while it hydrates. Gives what presses the buttons again. */
export const takePresses = (view: Window): (() => void) => {
  const { presses } = view;
  view.presses = null;
  return () => {
    for (const target of presses ?? []) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.isConnected && !worksByItself(button)) button.click();
    }
  };
};
