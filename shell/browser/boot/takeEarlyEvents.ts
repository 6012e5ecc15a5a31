import { replayEvents, type EarlyEvent } from '../../universal/slots/replayEvents';

declare global {
  interface Window {
    /** Clicks and changes before the site's code ran, queued by the page's first script (`shell/server/pages/document.ts`). Null afterwards. */
    earlyEvents: readonly EarlyEvent[] | null;
  }
}

/** Ends the queue, since React itself replays events during hydration. Returns a function that replays the queued events. */
export const takeEarlyEvents = (view: Window): (() => void) => {
  const { earlyEvents } = view;
  view.earlyEvents = null;
  return () => replayEvents(earlyEvents ?? []);
};
