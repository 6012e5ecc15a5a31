import { replayEvents, type Press } from '../../universal/slots/replayEvents';

declare global {
  interface Window {
    /** What was pressed or chosen before the code came that listens, then null: the page's first script notes it (`shell/server/pages/document.ts`). */
    presses: readonly Press[] | null;
  }
}

/** Ends the noting of early presses, since React keeps those that come while it hydrates. Gives what makes them again. */
export const takeEarlyEvents = (view: Window): (() => void) => {
  const { presses } = view;
  view.presses = null;
  return () => replayEvents(presses ?? []);
};
