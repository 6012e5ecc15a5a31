import type { LoadRecord } from '../../universal/remotes/remotes';
import { recapturePrimordials } from '../primordials';
import { watchRemotes, type Interference, type Watch } from './watchRemotes';

/** Returns a message with the versions of the remotes that may have done it. */
const messageOf = ({ what, where }: Interference, suspects: readonly LoadRecord[]): string => {
  const names = suspects.map(({ remote, version }) => `${remote} ${version}`);
  const who = names.length > 1 ? `one of ${names.join(', ')}` : names.join();
  return `${who} ${what}${where ? ` (${where})` : ''}`;
};

/**
 * Watches what remotes do to the page and reports it to the console. Adds it to `loads` if only one remote can have done it.
 * `send` sends the new entries of `loads` to the server.
 */
export const watchForReports = (view: Window & typeof globalThis, loads: LoadRecord[], send: () => void): Watch => {
  const ran = (): LoadRecord[] => loads.filter(({ outcome }) => outcome === 'ready' || outcome === 'render');
  const watch = watchRemotes({
    view,
    loaded: () => [...new Set(ran().map(({ remote }) => remote))],
    report: (interference) => {
      const suspects = interference.remotes.flatMap((name) => ran().findLast(({ remote }) => remote === name) ?? []);
      const error = new Error(messageOf(interference, suspects));
      // Removes the stack, because `reportLoads` attributes errors by it.
      error.stack = error.message;
      reportError(error);
      const [suspect, ...others] = suspects;
      if (!suspect || others.length > 0) return;
      loads.push({ ...suspect, address: interference.where ?? '', milliseconds: 0, outcome: 'interference' });
      send();
    },
  });
  // The watch replaces some functions of the browser. They must not count as replaced by a remote.
  recapturePrimordials();
  return watch;
};
