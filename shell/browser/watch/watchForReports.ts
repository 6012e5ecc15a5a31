import type { LoadRecord } from '../../universal/remotes/remotes';
import { recapturePrimordials } from '../primordials';
import { watchRemotes, type Interference, type Watch } from './watchRemotes';

/** Says what was seen, with the versions of the remotes that may have done it. */
const messageOf = ({ what, where }: Interference, doers: readonly LoadRecord[]): string => {
  const names = doers.map(({ remote, version }) => `${remote} ${version}`);
  const who = names.length > 1 ? `one of ${names.join(', ')}` : names.join();
  return `${who} ${what}${where ? ` (${where})` : ''}`;
};

/**
 * Watches what remotes do to the page, says it in the console, and adds it to `loads` if one remote alone can have done it.
 * `send` sends the new entries of `loads` to the server.
 */
export const watchForReports = (view: Window & typeof globalThis, loads: LoadRecord[], send: () => void): Watch => {
  const ran = (): LoadRecord[] => loads.filter(({ outcome }) => outcome === 'ready' || outcome === 'render');
  const watch = watchRemotes({
    view,
    loaded: () => [...new Set(ran().map(({ remote }) => remote))],
    report: (interference) => {
      const doers = interference.remotes.flatMap((name) => ran().findLast(({ remote }) => remote === name) ?? []);
      const error = new Error(messageOf(interference, doers));
      // Of this code: errors that a remote throws are known by their stack.
      error.stack = error.message;
      reportError(error);
      const [doer, ...others] = doers;
      if (!doer || others.length > 0) return;
      loads.push({ ...doer, address: interference.where ?? '', milliseconds: 0, outcome: 'interference' });
      send();
    },
  });
  // The watch itself replaces some of the browser's functions.
  recapturePrimordials();
  return watch;
};
