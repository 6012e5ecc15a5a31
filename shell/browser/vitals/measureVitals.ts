import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import type { ViewVitals } from '../../universal/remotes/report';
import { remoteOfAddress } from '../remotes/fileLists';
import { sumLongTasks, type LongTask, type SlowInteraction } from './longTasks';

/** Entries that are kept of each kind, the newest. Browsers buffer about as many. */
const MAX_ENTRIES = 200;
/** Milliseconds from which an interaction is slow. */
const SLOW_PRESS_MS = 40;

/** A vital and the remote that caused it. An empty name: unknown. */
interface Measurement {
  readonly value: number;
  readonly remote: string;
}

/** Returns the remote whose slot contains a node, or an empty text. */
const remoteAt = (node: Node | null): string => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest('[data-slot]')?.getAttribute('data-slot')?.split('/')[0] ?? '';
};

/** Returns the value as it counts for one remote. Without a known cause it counts for all that the page view shows. */
const valueFor = (remote: string, measured: Measurement | undefined): number | undefined =>
  measured && ['', remote].includes(measured.remote) ? Math.round(measured.value) : undefined;

const appendLimited = <Entry>(entries: Entry[], more: readonly Entry[]): void => {
  entries.push(...more);
  entries.splice(0, entries.length - MAX_ENTRIES);
};

/** Observes entries of a type, those before included. Returns false if the browser has none of this type. */
const observe = (
  type: string,
  onEntries: (entries: PerformanceEntryList) => void,
  options: { readonly durationThreshold?: number } = {},
): boolean => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  new PerformanceObserver((list) => onEntries(list.getEntries())).observe({ type, buffered: true, ...options });
  return true;
};

/**
 * Measures the vitals of this page view. The returned function gives them as they count for a remote. `remotes`: names of the site's
 * remotes.
 */
export const measureVitals = (remotes: () => readonly string[]): ((remote: string) => ViewVitals) => {
  let lcp: Measurement | undefined;
  let inp: Measurement | undefined;
  let cls: Measurement | undefined;
  /** The library gives a selector in place of a remote if the element is gone. */
  const knownRemote = (name: string): string => (remotes().includes(name) ? name : '');
  const options = { reportAllChanges: true, generateTarget: remoteAt };
  onLCP(({ value, attribution: { target = '' } }) => {
    lcp = { value, remote: knownRemote(target) };
  }, options);
  onINP(({ value, attribution: { interactionTarget = '', longestScript } }) => {
    inp = { value, remote: remoteOfAddress(longestScript?.entry.sourceURL ?? '') || knownRemote(interactionTarget) };
  }, options);
  // An element that moved seldom caused the shift, so a shift has no known cause.
  onCLS(({ value }) => {
    cls = { value: value * 1000, remote: '' };
  }, options);

  const tasks: LongTask[] = [];
  const interactions: SlowInteraction[] = [];
  const addTasks = (entries: PerformanceEntryList): void => appendLimited(tasks, entries);
  const hasTasks = observe('long-animation-frame', addTasks) || observe('longtask', addTasks);
  observe(
    'event',
    (entries) =>
      appendLimited(
        interactions,
        entries.flatMap((entry) => {
          const remote = 'target' in entry && entry.target instanceof Node ? remoteAt(entry.target) : '';
          return remote ? [{ startTime: entry.startTime, duration: entry.duration, remote }] : [];
        }),
      ),
    { durationThreshold: SLOW_PRESS_MS },
  );

  return (remote) => {
    const sums = sumLongTasks(tasks, interactions);
    const vitals = {
      lcp: valueFor(remote, lcp),
      inp: valueFor(remote, inp),
      cls: valueFor(remote, cls),
      longTasks: hasTasks ? Math.round((sums.get(remote) ?? 0) + (sums.get('') ?? 0)) : undefined,
    };
    return Object.fromEntries(Object.entries(vitals).filter(([, value]) => value !== undefined));
  };
};
