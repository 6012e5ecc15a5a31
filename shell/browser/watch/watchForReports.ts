import type { LoadRecord } from '../../universal/remotes/remotes';
import { recapturePrimordials } from '../primordials';
import { watchRemotes, type Interference, type Watch } from './watchRemotes';

/** Returns a message with the versions of the remotes that may have done it. */
const messageOf = ({ action, location }: Interference, suspects: readonly LoadRecord[]): string => {
  const names = suspects.map(({ remote, version }) => `${remote} ${version}`);
  const subject = names.length > 1 ? `one of ${names.join(', ')}` : names.join();
  return `${subject} ${action}${location ? ` (${location})` : ''}`;
};

/**
 * Watches what remotes do to the page and reports it to the console. Adds it to `loads` if only one remote can have done it.
 * `send` sends the new entries of `loads` to the server.
 */
export const watchForReports = (view: Window & typeof globalThis, loads: LoadRecord[], send: () => void): Watch => {
  const executedLoads = (): LoadRecord[] => loads.filter(({ outcome }) => outcome === 'ready' || outcome === 'render');
  const watch = watchRemotes({
    view,
    loaded: () => [...new Set(executedLoads().map(({ remote }) => remote))],
    report: (interference) => {
      const suspects = interference.remotes.flatMap(
        (name) => executedLoads().findLast(({ remote }) => remote === name) ?? [],
      );
      const error = new Error(messageOf(interference, suspects));
      // Removes the stack, because `reportLoads` attributes errors by it.
      error.stack = error.message;
      reportError(error);
      const [suspect, ...otherSuspects] = suspects;
      if (!suspect || otherSuspects.length > 0) return;
      loads.push({ ...suspect, address: interference.location ?? '', milliseconds: 0, outcome: 'interference' });
      send();
    },
  });
  // The watch replaces some functions of the browser. They must not count as replaced by a remote.
  recapturePrimordials();
  return watch;
};
